public import JSONTree

/// One way to write JSON down.
public enum WritingStyle: CaseIterable, Sendable {
  /// No space at all.
  case minified
  /// One line with spaces.
  case oneLine
  /// A line for each value, two spaces a level.
  case spaces
  /// A line for each value, a tab a level.
  case tabs
  /// A line for each value, four spaces a level, CR LF.
  case windows
  /// Random white space wherever it is allowed, and random escapes.
  case wild
}

extension JSONGenerator {
  /// Writes a value in a style; a wild text may start with a byte order mark.
  public mutating func write(_ value: Value, _ style: WritingStyle) -> [UInt8] {
    var text = style == .wild && random.chance(0.2) ? "\u{FEFF}" : ""
    if style == .wild { text += wildSpace() }
    write(value, style, level: 0, into: &text)
    text += style == .wild ? wildSpace() : style == .minified ? "" : newline(style)
    return Array(text.utf8)
  }

  private func newline(_ style: WritingStyle) -> String {
    style == .windows ? "\r\n" : "\n"
  }

  private mutating func wildSpace() -> String {
    var space = ""
    while random.chance(0.3) { space += random.pick([" ", "  ", "\n", "\t", "\r\n", "\r"]) }
    return space
  }

  /// Writes the space before a child or a closing bracket.
  private mutating func lineStart(_ style: WritingStyle, level: Int) -> String {
    switch style {
    case .minified: ""
    case .oneLine: " "
    case .spaces: "\n" + String(repeating: "  ", count: level)
    case .tabs: "\n" + String(repeating: "\t", count: level)
    case .windows: "\r\n" + String(repeating: "    ", count: level)
    case .wild: wildSpace()
    }
  }

  private mutating func write(
    _ value: Value, _ style: WritingStyle, level: Int, into text: inout String
  ) {
    switch value {
    case .null: text += "null"
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): write(string, style, into: &text)
    case .array(let elements):
      text += "["
      for (place, element) in elements.enumerated() {
        if place > 0 { text += (style == .wild ? wildSpace() : "") + "," }
        text += lineStart(style, level: level + 1)
        write(element, style, level: level + 1, into: &text)
      }
      text += (elements.isEmpty && style != .wild ? "" : lineStart(style, level: level)) + "]"
    case .object(let entries):
      text += "{"
      for (place, entry) in entries.enumerated() {
        if place > 0 { text += (style == .wild ? wildSpace() : "") + "," }
        text += lineStart(style, level: level + 1)
        write(entry.key, style, into: &text)
        text += style == .wild ? wildSpace() + ":" + wildSpace() : style == .minified ? ":" : ": "
        write(entry.value, style, level: level + 1, into: &text)
      }
      text += (entries.isEmpty && style != .wild ? "" : lineStart(style, level: level)) + "}"
    }
  }

  private mutating func write(_ string: String, _ style: WritingStyle, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      let mustEscape = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      if mustEscape || style == .wild && random.chance(0.2) {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: random.chance(0.5))
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
