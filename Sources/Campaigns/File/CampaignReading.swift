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
    reportSecondCall(root)
    campaign.appearsAfter = root.spelled("appearsAfter")
    campaign.expect = root.writtenList("expect")
    reportEqualNames(root)
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

  /// Reports a second field that says when the app switches caps on.
  private mutating func reportSecondCall(_ root: Node) {
    var said: [(name: String, value: Node)] = []
    for name in ["capEnabled", "capEnabledOnce", "capEnabledAt"] {
      guard let value = root.present(name) else { continue }
      if name != "capEnabledOnce" || value.boolean == true { said.append((name, value)) }
    }
    guard said.count > 1, let last = said.last else { return }
    report(
      last.value, [.key(last.name)], "\(last.name) and \(said[0].name) both say when caps are on",
      help: "keep one of them")
  }

  private mutating func reportEqualNames(_ root: Node) {
    var names: Set<String> = []
    for (index, message) in root.objects("messages").enumerated() {
      guard let node = message.last("name"), let name = node.string, !name.isEmpty else { continue }
      guard !names.insert(name).inserted else { continue }
      report(
        node, [.key("messages"), .index(index), .key("name")],
        "another message is called \(quoted(name)), too", help: "give each a name of its own")
    }
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
    occurrence.by = node.spelled("by")
    if let number = node.last("device")?.number, let device = UInt32(exactly: number), device > 0 {
      occurrence.install = device - 1
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
    message.inAppID = spelled("inAppId")?.text
    message.displayType = last("displayType")?.string?.lowercased()
    message.maxDisplays = last("maxDisplays")?.number
    message.cooldown = spelled("cooldown")
    message.expireDate = spelled("expireDate")
    message.ttl = spelled("ttl")
    message.start = written("start")
    message.end = written("end")
    message.onScreen = spelled("onScreen")
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

  /// A member that is a string.
  fileprivate func written(_ name: String) -> Campaign.Written? { last(name)?.written }

  /// A member that is a string or a number.
  fileprivate func spelled(_ name: String) -> Campaign.Written? {
    last(name).flatMap { node in
      (node.string ?? node.numberText).map { Campaign.Written($0, at: node.range) }
    }
  }

  private var written: Campaign.Written? { string.map { Campaign.Written($0, at: range) } }
}
