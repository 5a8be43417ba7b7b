internal import Campaigns
internal import JSONTree

extension Campaign {
  /// The campaign as a campaign file holds it, flags included.
  var json: Value {
    let names = names
    var entries = Members()
    entries.add("messages", .array(zip(messages, names).map { $0.json(named: $1) }))
    entries.add("start", start)
    entries.add("end", end)
    entries.add("timeZone", timeZone)
    entries.add("from", from)
    entries.add("until", until)
    entries.add("platforms", platforms)
    entries.add("capEnabled", capEnabled.map(Value.boolean))
    if isCapEnabledOnce { entries.add("capEnabledOnce", true) }
    entries.add("capEnabledAt", capEnabledAt)
    entries.add("appearsAfter", appearsAfter)
    if !vetoes.isEmpty { entries.add("vetoes", .array(vetoes.map { $0.json(names) })) }
    if !events.isEmpty { entries.add("events", .array(events.map { $0.json(names) })) }
    entries.add("expect", expect)
    return .object(entries.list)
  }
}

extension Campaign.Message {
  fileprivate func json(named name: String) -> Value {
    var entries = Members()
    entries.add("name", .string(name))
    entries.add("template", template)
    entries.add("inAppId", inAppID.map(Value.string))
    entries.add("displayType", displayType.map(Value.string))
    entries.add("maxDisplays", maxDisplays.map { Value($0) })
    entries.add("cooldown", cooldown)
    entries.add("expireDate", expireDate)
    entries.add("ttl", ttl)
    entries.add("start", start)
    entries.add("end", end)
    entries.add("onScreen", onScreen)
    if isPresentedByApp { entries.add("presentedByApp", true) }
    return .object(entries.list)
  }
}

extension Campaign.Veto {
  fileprivate func json(_ names: [String]) -> Value {
    var entries = Members()
    entries.add("message", message.map { .string(names[$0]) })
    entries.add("from", from)
    entries.add("until", until)
    return .object(entries.list)
  }
}

extension Campaign.Occurrence {
  fileprivate func json(_ names: [String]) -> Value {
    var entries = Members()
    entries.add("type", .string(name.rawValue))
    entries.add("at", at)
    entries.add("message", message.map { .string(names[$0]) })
    entries.add("by", by)
    if install > 0 { entries.add("device", Value(Int(install) + 1)) }
    return .object(entries.list)
  }
}

/// The members of an object; what is nil or empty is left out.
private struct Members {
  var list: [Value.Entry] = []

  mutating func add(_ name: String, _ value: Value?) {
    if let value { list.append(Value.Entry(name, value)) }
  }

  mutating func add(_ name: String, _ text: Campaign.Written?) {
    add(name, text.map { .string($0.text) })
  }

  mutating func add(_ name: String, _ texts: [Campaign.Written]) {
    if !texts.isEmpty { add(name, .array(texts.map { .string($0.text) })) }
  }
}
