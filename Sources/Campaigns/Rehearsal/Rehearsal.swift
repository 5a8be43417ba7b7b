public import JSONTree
public import Schema
internal import Wording

/// A campaign with all its texts read: what is to be run, when, and on which SDK releases.
public struct Rehearsal {
  /// The most attempts that one rehearsal takes, and the most events.
  public static let mostAttempts = 1_000_000
  /// The longest window, in days.
  public static let mostDays = 36_525

  /// The campaign.
  public let campaign: Campaign
  /// The zone of times that name none; UTC where none is given.
  public let zone: Zone
  /// The first and the last moment simulated.
  public let window: ClosedRange<Instant>
  /// The messages.
  public let messages: [MessageRules]
  /// The SDK releases asked about.
  public let targets: [Target]
  /// What happens, in the order of the campaign.
  public let events: [Event]
  /// What the campaign must come to.
  public let expectations: [Expectation]
  /// What is to be known about dates at which clocks were set.
  public let notes: [String]
  /// What cannot be simulated; with any of it, what is above is not what was meant.
  public let faults: [CampaignFault]
  private let apps: [App]

  /// Reads a campaign.
  ///
  /// - Parameters:
  ///   - campaign: The campaign.
  ///   - templates: The roots of the messages' native-config.json, by index; nil where a message has none.
  ///   - zones: The time zones that there are.
  ///   - now: When to begin where the campaign does not say.
  ///   - opening: Returns the bytes of a CSV file of moments.
  public init(
    _ campaign: Campaign, templates: [Node?], zones: TimeZoneDatabase, now: Instant? = nil,
    opening: (Campaign.Written) throws(CampaignFault) -> [UInt8]
  ) {
    let times = CampaignTimes(campaign, zones)
    let targets = times.targets(of: campaign)
    self.campaign = campaign
    self.targets = targets
    zone = times.zone
    messages = campaign.rules(templates: templates, times)
    apps = targets.map { campaign.app(on: $0, times) }
    window = times.window(of: campaign, messages, now: now)
    events = times.events(of: campaign, in: window, opening: opening)
    expectations = times.expectations(of: campaign)
    notes = times.notes
    faults = times.faults
  }

  /// The messages in an app on one of the targets, which may call for caps at another time than the campaign says.
  public func plan(on target: Target, optIn: App.OptIn? = nil) -> Plan {
    var app = apps.first { $0.target == target } ?? App(target)
    if let optIn { app.optIn = optIn }
    return Plan(messages, app: app)
  }

  /// What comes of it on one of the targets.
  public func run(on target: Target, optIn: App.OptIn? = nil) -> Run {
    Run(plan(on: target, optIn: optIn), events, until: window.upperBound)
  }

  /// Judges a run by each expectation.
  public func judge(_ run: Run) -> [ExpectationVerdict] {
    let zone = zone
    let calendar = ExpectationCalendar(
      day: { zone.local(of: $0).date.days }, dayName: { zone.local(of: $0).date.words },
      name: { zone.short($0, year: true) })
    return expectations.map { $0.judge(run, in: window, by: calendar) }
  }
}

extension CampaignTimes {
  fileprivate func targets(of campaign: Campaign) -> [Target] {
    let targets = campaign.platforms.compactMap { written -> Target? in
      if let target = Target(written.text) { return target }
      report(
        CampaignFault(
          "\(quoted(written.text)) is neither a platform nor a release",
          help: "write ios, android, or a release: ios@7.2.1", at: written.place))
      return nil
    }
    return targets.isEmpty ? Target.newestOfAll : targets.unique
  }

  fileprivate func expectations(of campaign: Campaign) -> [Expectation] {
    let names = campaign.names
    return campaign.expect.compactMap { written in
      do throws(ExpectationError) {
        return try Expectation(written.text, messages: names) { [zone] text in
          guard let time = try? WrittenTime(text) else { return nil }
          return time.start(in: zone).instant...time.end(in: zone).instant
        }
      } catch {
        report(CampaignFault(error, in: written))
        return nil
      }
    }
  }
}
