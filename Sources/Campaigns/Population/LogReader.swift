internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// Reads the rows of a log one by one: CSV, or one JSON object a line.
struct LogReader {
  private let messages: [String]
  private let zone: Zone
  /// Whether rows are JSON, and else where each thing stands; nil before the first row.
  private var form: (isJSON: Bool, places: [Int])?
  private var fields = LogFields()
  private var clock = LogClock()

  init(messages: [String], zone: Zone) {
    self.messages = messages
    self.zone = zone
  }

  /// Reads a line among many; nil where there is nothing in it, or titles of columns.
  mutating func read(_ bytes: [UInt8], _ line: Range<Int>) throws(ReadingError) -> LogRow? {
    var line = line
    if line.last.map({ bytes[$0] == UInt8(ascii: "\r") }) ?? false {
      line = line.lowerBound..<line.upperBound - 1
    }
    guard let first = line.first(where: { bytes[$0] != UInt8(ascii: " ") }) else { return nil }
    guard let form else { return try begin(bytes, line, bytes[first]) }
    if form.isJSON {
      try readJSON(bytes[line])
    } else if line.contains(where: { bytes[$0] == UInt8(ascii: "\"") }) {
      fields.take(CSVRow(bytes[line]), form.places)
    } else {
      fields.split(bytes, line, form.places)
    }
    return try row()
  }

  /// Finds out from the first row what the rows are like.
  private mutating func begin(
    _ bytes: [UInt8], _ line: Range<Int>, _ first: UInt8
  ) throws(ReadingError) -> LogRow? {
    var line = line
    if bytes[line].starts(with: [0xEF, 0xBB, 0xBF]) {
      line = line.lowerBound + 3..<line.upperBound
      form = nil
      return try read(bytes, line)
    }
    let roles = LogColumn.allCases
    if first == UInt8(ascii: "{") {
      form = (true, [])
      return try read(bytes, line)
    }
    if let fault = LogColumn.fault(ofFile: bytes[line]) { throw fault }
    let titles = CSVRow(bytes[line]).fields.map { $0.text.lowercased() }
    let places = roles.map { role in
      titles.firstIndex { role.names.contains($0) } ?? -1
    }
    for role in roles {
      let same = titles.filter(role.names.contains)
      guard same.count > 1 else { continue }
      throw ReadingError(
        "\(joined(same.map { quoted($0) }, by: "and")) are columns of one thing",
        help: "Keep one of them.")
    }
    guard places[0] >= 0 || places[1] >= 0 else {
      form = (false, roles.map(\.rawValue))
      return try read(bytes, line)
    }
    for role in roles.prefix(2) where places[role.rawValue] < 0 {
      throw ReadingError(
        "no column is named \(joined(role.names, by: "or"))",
        help: "A log has a user and a time in each row.")
    }
    form = (false, places)
    return nil
  }

  private mutating func readJSON(_ line: ArraySlice<UInt8>) throws(ReadingError) {
    let document = Document(parsing: SourceFile(name: "", bytes: Array(line)))
    guard document.isValid, let root = document.root, root.kind == .object else {
      let place = document.problems.first?.range.lowerBound ?? 0
      throw ReadingError(
        "this is no JSON object", help: "Write one object a line.",
        column: String(decoding: line.prefix(place), as: UTF8.self).count + 1)
    }
    fields.take(root, line)
  }

  private mutating func row() throws(ReadingError) -> LogRow {
    guard !fields[.user].isEmpty else { throw missing(.user, "there is no user in this row") }
    guard !fields[.instant].isEmpty else { throw missing(.instant, "there is no time in this row") }
    let bytes = fields.bytes
    let user = bytes[fields[.user]]
    let at: Instant
    if let instant = clock.instant(bytes[fields[.instant]]) {
      at = instant
    } else {
      do { at = try WrittenTime(fields.text(.instant)).start(in: zone).instant } catch {
        throw error.moved(by: fields.column(.instant) - 1)
      }
    }
    return LogRow(
      user: number(of: user), at: at, kind: try kind(), platform: try platform())
  }

  private func missing(_ role: LogColumn, _ message: String) -> ReadingError {
    ReadingError(
      message, help: "Each row has at least a user and a time.", column: fields.column(role))
  }

  private func number(of user: ArraySlice<UInt8>) -> UInt64 {
    let isNumber =
      user.count <= 18 && user.allSatisfy { (0x30...0x39).contains($0) }
      && (user.first != UInt8(ascii: "0") || user.count == 1)
    return isNumber ? user.reduce(0) { $0 * 10 + UInt64($1 - 0x30) } : hashed(user)
  }

  private func kind() throws(ReadingError) -> Event.Kind {
    let bytes = fields.bytes[fields[.event]]
    if bytes.isEmpty || bytes.elementsEqual("open".utf8) { return .open(message: try message()) }
    let text = fields.text(.event)
    guard let name = Event.Name(rawValue: text.lowercased()), LogColumn.events.contains(name) else {
      let names = LogColumn.events.map(\.rawValue)
      throw ReadingError(
        "\(quoted(text)) is no event that can be replayed",
        help: nearest(to: text, in: names).map { "Did you mean \($0)?" }
          ?? "The events are \(joined(names, by: "and")).",
        column: fields.column(.event))
    }
    let isOfOneMessage = [.open, .trigger, .closed].contains(name)
    return Event.Kind(name, message: isOfOneMessage ? try message() : nil)
  }

  private func message() throws(ReadingError) -> Int? {
    let range = fields[.message]
    if range.isEmpty { return nil }
    let bytes = fields.bytes[range]
    if let index = messages.firstIndex(where: { bytes.elementsEqual($0.utf8) }) { return index }
    let text = fields.text(.message)
    throw ReadingError(
      "\(quoted(text)) is not a message of this campaign",
      help: nearest(to: text, in: messages).map { "Did you mean \(quoted($0))?" },
      column: fields.column(.message))
  }

  private func platform() throws(ReadingError) -> Platform? {
    let range = fields[.platform]
    if range.isEmpty { return nil }
    let bytes = fields.bytes[range]
    if bytes.elementsEqual("ios".utf8) { return .ios }
    if bytes.elementsEqual("android".utf8) { return .android }
    let text = fields.text(.platform)
    if let platform = Platform(rawValue: text.lowercased()) { return platform }
    throw ReadingError(
      "\(quoted(text)) is no platform", help: "Write ios or android.",
      column: fields.column(.platform))
  }
}
