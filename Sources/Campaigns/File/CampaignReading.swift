internal import Diagnostics
internal import JSONTree
internal import Wording

/// Takes the values out of a campaign file that may be faulty.
struct CampaignReading {
  var check: CampaignCheck

  mutating func read(_ root: Node) -> Campaign {
    var campaign = Campaign()
    campaign.messages = root.objects("messages").map(\.message)
    if let messages = root.present("messages"), messages.kind == .array, messages.count == 0 {
      report(
        messages, [.key("messages")], "there is no message",
        help: "write one, such as {\"name\": \"promo\"}")
    }
    campaign.start = root.written("start")
    campaign.end = root.written("end")
    campaign.timeZone = root.written("timeZone")
    campaign.from = root.written("from")
    campaign.until = root.written("until")
    campaign.platforms = root.writtenList("platforms")
    campaign.capEnabled = root.last("capEnabled")?.boolean
    campaign.isCapEnabledOnce = root.last("capEnabledOnce")?.boolean ?? false
    campaign.capEnabledAt = root.written("capEnabledAt")
    campaign.appearsAfter = root.written("appearsAfter")
    campaign.expect = root.writtenList("expect")
    let names = campaign.names
    for (index, node) in root.objects("vetoes").enumerated() {
      campaign.vetoes.append(veto(node, [.key("vetoes"), .index(index)], names))
    }
    for (index, node) in root.objects("events").enumerated() {
      guard let event = occurrence(node, [.key("events"), .index(index)], names) else { continue }
      campaign.events.append(event)
    }
    return campaign
  }

  private mutating func veto(_ node: Node, _ path: Path, _ names: [String]) -> Campaign.Veto {
    var veto = Campaign.Veto()
    veto.message = message(of: node, path, names)
    veto.from = node.written("from")
    veto.until = node.written("until")
    return veto
  }

  private mutating func occurrence(
    _ node: Node, _ path: Path, _ names: [String]
  ) -> Campaign.Occurrence? {
    guard let name = node.last("type")?.string.flatMap({ Event.Name(rawValue: $0.lowercased()) }),
      let at = node.written("at")
    else { return nil }
    var occurrence = Campaign.Occurrence(name, at: at)
    occurrence.message = message(of: node, path, names)
    occurrence.by = node.written("by")
    if let device = node.last("device"), let number = device.number {
      if let whole = UInt32(exactly: number), whole > 0 {
        occurrence.install = whole - 1
      } else {
        report(device, path.appending(key: "device"), "device must be a whole number from 1 on")
      }
    }
    return occurrence
  }

  /// The index of the message that an object names.
  private mutating func message(of node: Node, _ path: Path, _ names: [String]) -> Int? {
    guard let value = node.last("message"), let name = value.string else { return nil }
    if let index = names.firstIndex(of: name) { return index }
    report(
      value, path.appending(key: "message"), "\(quoted(name)) is not a message of this campaign",
      help: nearest(to: name, in: names).map { "did you mean \(quoted($0))?" }
        ?? (names.isEmpty ? nil : "the messages are \(joined(names.map { quoted($0) }, by: "and"))")
    )
    return nil
  }

  private mutating func report(_ node: Node, _ path: Path, _ message: String, help: String? = nil) {
    check.report(.campaignUnusableValue, at: node.range, message, help: help, under: path)
  }
}

extension Node {
  /// The message that an object of a campaign file describes.
  fileprivate var message: Campaign.Message {
    var message = Campaign.Message()
    message.name = last("name")?.string
    message.template = written("template")
    message.inAppID = written("inAppId")?.text
    message.displayType = last("displayType")?.string?.lowercased()
    message.maxDisplays = last("maxDisplays")?.number
    message.cooldown = written("cooldown")
    message.expireDate = written("expireDate")
    message.ttl = written("ttl")
    message.start = written("start")
    message.end = written("end")
    message.onScreen = written("onScreen")
    message.isPresentedByApp = last("presentedByApp")?.boolean ?? false
    return message
  }

  /// The objects in a member that is a list.
  fileprivate func objects(_ name: String) -> [Node] {
    last(name)?.elements.filter { $0.kind == .object } ?? []
  }

  /// The strings in a member that is a list.
  fileprivate func writtenList(_ name: String) -> [Campaign.Written] {
    last(name)?.elements.compactMap(\.written) ?? []
  }

  /// A member that is a string or a number.
  fileprivate func written(_ name: String) -> Campaign.Written? { last(name)?.written }

  private var written: Campaign.Written? {
    (string ?? numberText).map { Campaign.Written($0, at: range) }
  }
}
