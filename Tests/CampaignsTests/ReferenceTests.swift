import Campaigns
import Foundation
import Schema
import TestSupport
import Testing

@Suite("The engine beside a naive one")
struct ReferenceTests {
  /// 10,000 campaigns, as more take more than a few seconds; `INAPP_CAMPAIGNS=100000` has that many compared.
  static let count =
    ProcessInfo.processInfo.environment["INAPP_CAMPAIGNS"].flatMap { Int($0) } ?? 10_000

  @Test("both say the same of random campaigns", arguments: 0..<10)
  func agreement(block: Int) {
    let size = Self.count / 10
    for seed in block * size..<(block + 1) * size {
      let campaign = RandomCampaign(seed: UInt64(seed))
      let run = Run(Plan(campaign.messages, app: campaign.app), campaign.events)
      let lines = run.timeline.map {
        Line(at: $0.at.milliseconds, message: $0.message, outcome: $0.outcome)
      }
      var phone = NaivePhone(campaign.messages, campaign.app)
      for event in campaign.events { phone.happen(event) }
      guard lines != phone.lines else { continue }
      Issue.record("seed \(seed): \(campaign)\nengine \(lines)\nnaive \(phone.lines)")
      return
    }
  }

  @Test("random campaigns meet every reason and every assumption they can")
  func coverage() {
    var reasons: Set<Reason> = []
    var waits: Set<Reason> = []
    var assumed: Set<Assumption> = []
    for seed in 0..<3000 {
      let campaign = RandomCampaign(seed: UInt64(seed))
      let run = Run(Plan(campaign.messages, app: campaign.app), campaign.events)
      assumed.formUnion(run.assumptions)
      for entry in run.timeline {
        switch entry.outcome {
        case .shown: continue
        case .queued(let reason): waits.insert(reason)
        case .blocked(let reason), .dropped(let reason): reasons.insert(reason)
        }
      }
    }
    #expect(waits == [.queue, .paused, .background])
    #expect(reasons == Set(Reason.allCases).subtracting(waits))
    #expect(assumed == Set(Assumption.allCases).subtracting([.attention, .newerRelease]))
  }
}
