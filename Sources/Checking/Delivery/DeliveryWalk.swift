internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// A year in seconds, the longest that anybody means a pause or a wait to be.
private let year = 365.25 * 86_400

extension Walker {
  /// Checks the fields of the root that say when and how often phones show the message.
  mutating func checkDelivery(of root: Node, now: Int?) {
    guard root.kind == .object else { return }
    let id = DeliveryField("inAppId", in: root)
    let end = DeliveryField("expireDate", in: root)
    forEachReading(of: id) { walker, id in
      if let id { walker.noteReplacedID(id) }
      for name in ["maxDisplays", "cooldown"] {
        walker.forEachReading(of: DeliveryField(name, in: root)) { walker, cap in
          if let cap, let number = cap.number { walker.checkCap(cap, number, id: id) }
        }
      }
    }
    forEachReading(of: end) { walker, end in
      if let end, let number = end.number { walker.checkEnd(end, number, now: now) }
      walker.forEachReading(of: DeliveryField("ttl", in: root)) { walker, ttl in
        if let ttl, let number = ttl.number { walker.checkWait(ttl, number, end: end) }
      }
    }
  }

  /// Takes a field once for each way in which phones read it.
  private mutating func forEachReading(
    of field: DeliveryField?, _ body: (inout Walker, DeliveryField?) -> Void
  ) {
    guard let field, let text = field.text, text.contains("{") else { return body(&self, field) }
    forEachQuietReading(of: text) { body(&$0, DeliveryField(field, read: $1)) }
  }

  private mutating func checkCap(
    _ cap: DeliveryField, _ number: Double, id: DeliveryField?
  ) {
    at(cap) {
      $0.report(
        .capNeedsOptIn, at: cap.member.keyRange,
        "\(cap.name) counts only after the app has called setFrequencyCapEnabled(true)", .accepted,
        help: "ask the app's developers; the call is needed after each start of the app")
      if id?.isEmptyText ?? true {
        $0.report(
          .capWithoutID, at: cap.member.keyRange,
          "\(cap.name) is counted under an inAppId, and there is none", .accepted,
          help: "rich media get their code as inAppId; add one where the message comes another way")
      }
    }
    if cap.name == "cooldown" { checkPause(cap, number) } else { checkCount(cap, number) }
  }

  private mutating func checkCount(_ cap: DeliveryField, _ number: Double) {
    guard number < 1 else { return }
    atValue(of: cap) {
      $0.report(
        .neverShown, at: cap.member.value.range,
        "with maxDisplays \(cap.written) phones that count never show the message", .accepted,
        atLeast: .warning, help: "write 1 or more, or leave maxDisplays out")
    }
  }

  private mutating func checkPause(_ cap: DeliveryField, _ number: Double) {
    if number != number.rounded(.towardZero) {
      atValue(of: cap) {
        $0.report(
          .numberNotWhole, at: cap.member.value.range, "cooldown should be a whole number",
          Outcomes(ios: .accepted, android: .clamped),
          change: "$.cooldown \(cap.written) counts as \(plain(number.rounded(.towardZero)))",
          help: "Android counts whole seconds")
      }
    }
    if number <= 0 {
      atValue(of: cap) {
        $0.report(
          .cooldownUnused, at: cap.member.value.range,
          "a cooldown of \(cap.written) never keeps the message back", .accepted,
          help: "write seconds, such as 86400 for a day, or leave cooldown out")
      }
    }
    noteMilliseconds(cap, number, isFar: number > year, years(number))
  }

  private mutating func noteReplacedID(_ id: DeliveryField) {
    guard id.member.value.kind == .number || id.isEmptyText else { return }
    let isNumber = id.member.value.kind == .number
    atValue(of: id) {
      $0.report(
        .idReplaced, at: id.member.value.range,
        "\(isNumber ? "an inAppId that is a number" : "an empty inAppId") gives way to the code "
          + "of the rich media",
        .accepted,
        help: isNumber
          ? "write it as a string; where the message comes another way, its digits count"
          : "write a name, or leave inAppId out",
        fix: isNumber
          ? .unsafe(
            "put quotes round it",
            $0.edit(replacing: id.member.value, with: .string(id.written))) : nil)
    }
  }

  /// Runs a report at the place of a field of the root.
  private mutating func at(_ field: DeliveryField, _ body: (inout Walker) -> Void) {
    inside(.key(field.name), body)
  }

  /// Runs a report about the value of a field of the root, or the translation that it came from.
  fileprivate mutating func atValue(of field: DeliveryField, _ body: (inout Walker) -> Void) {
    inside(.key(field.name)) { $0.blaming(field.entry, body) }
  }
}

extension Walker {
  /// Checks the date after which phones do not show the message.
  fileprivate mutating func checkEnd(_ end: DeliveryField, _ number: Double, now: Int?) {
    let time = CivilTime(unixSeconds: Int(clamping(number)))
    let isFar = time.map { $0.year >= 3000 } ?? (number > 0)
    noteMilliseconds(
      end, number, isFar: isFar, time.map { "\(plain(number)) is in the year \($0.year)" } ?? "")
    guard let now, number < Double(now), let time else { return }
    atValue(of: end) {
      $0.report(
        .alreadyExpired, at: end.member.value.range, "the message ended on \(time.words)", .dropped,
        help: "set expireDate to a later date, or leave it out")
    }
  }

  /// Checks how long the message may wait in the queue.
  fileprivate mutating func checkWait(_ ttl: DeliveryField, _ number: Double, end: DeliveryField?) {
    let hasEnd = end?.number != nil
    guard hasEnd || number <= 0 else {
      return noteMilliseconds(ttl, number, isFar: number > year, years(number))
    }
    inside(.key(ttl.name)) {
      $0.report(
        .ttlUnused, at: ttl.member.keyRange,
        "ttl is not used, because "
          + (hasEnd ? "expireDate says when the message ends" : "it is not more than 0"),
        .ignored,
        help: hasEnd ? "leave one of the two out" : "write seconds, or leave ttl out")
    }
  }

  /// Reports a time that makes sense in milliseconds only.
  fileprivate mutating func noteMilliseconds(
    _ field: DeliveryField, _ number: Double, isFar: Bool, _ reading: @autoclosure () -> String
  ) {
    guard isFar else { return }
    let seconds = plain((number / 1000).rounded(.towardZero))
    atValue(of: field) {
      $0.report(
        .timeInMilliseconds, at: field.member.value.range,
        "\(field.name) is in seconds, and \(reading())", .accepted, atLeast: .warning,
        help: "if you mean milliseconds, write \(seconds)",
        fix: $0.edit(field, toSeconds: seconds).map { .unsafe("write \(seconds)", $0) })
    }
  }

  private func edit(_ field: DeliveryField, toSeconds seconds: String) -> TextEdit? {
    let value = field.member.value
    guard let written = value.string, let text = field.text, text != written else {
      return edit(replacing: value, with: .number(seconds))
    }
    return edit(value, written: written, read: text, as: seconds)
  }

  /// What to write in place of a date in words.
  func dateHelp(for node: Node, of field: Field) -> String? {
    guard field.name == "expireDate", let text = node.string else { return nil }
    let time = CivilTime(rfc3339: text) ?? CivilTime(rfc3339: "\(text)T23:59:59Z")
    return time.map { "write it as seconds since 1970: \($0.unixSeconds) is \($0.words)" }
  }

  /// What to do instead of a date on which a message starts.
  func startHelp(for key: String, in model: Model) -> String? {
    let words = ["start", "begin", "from", "schedule", "senddate"]
    let name = key.lowercased()
    guard model.name == Model.nativeConfig.name, words.contains(where: name.hasPrefix) else {
      return nil
    }
    return "no SDK knows a start date; set the start in the control panel"
  }
}

/// A number of seconds in years, in words.
private func years(_ seconds: Double) -> String {
  let count = (seconds / year).rounded()
  return "\(plain(seconds)) seconds are \(count < 2 ? "more than a year" : "\(plain(count)) years")"
}

/// A number cut to what a calendar can hold.
private func clamping(_ number: Double) -> Double { min(max(number, -1e17), 1e17) }
