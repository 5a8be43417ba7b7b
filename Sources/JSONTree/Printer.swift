extension Value {
  /// Returns the value as text, without a final line break.
  ///
  /// Lines after the first are indented by `indent` levels and more; `prefix` is the columns a key, say, already
  /// takes on the first. An object or array that would fit on one line is broken up all the same, as a document's
  /// root is, when `breaksOutermost` is true.
  public func printed(
    indent: Int = 0, prefix: Int = 0, breaksOutermost: Bool = false, layout: Layout = .canonical
  ) -> String {
    var printer = Printer(layout)
    printer.print(
      self, indentation: String(repeating: layout.indent, count: indent), prefix: prefix,
      breaksOutermost: breaksOutermost)
    return printer.output
  }

  /// The value on one line without a space.
  public var compact: String { printed(layout: .compact) }
}

/// Writes values in one layout.
struct Printer {
  let layout: Layout
  var output = ""

  init(_ layout: Layout) { self.layout = layout }

  mutating func print(
    _ value: Value, indentation: String, prefix: Int, breaksOutermost: Bool = false
  ) {
    guard !value.isScalar else { return printOnOneLine(value) }
    if !breaksOutermost, layout.oneLineNesting > 0,
      value.mayShareLine(levels: layout.oneLineNesting, joinsContainers: layout.joinsContainers)
    {
      if layout.lineLength == .max { return printOnOneLine(value) }
      var line = Printer(layout)
      line.printOnOneLine(value)
      // Bytes are at least as many as characters, and quicker to count.
      let room = layout.lineLength - indentation.count - prefix
      if line.output.utf8.count <= room || line.output.count <= room {
        output += line.output
        return
      }
    }
    let inner = indentation + layout.indent
    switch value {
    case .array(let elements):
      output += "["
      for (place, element) in elements.enumerated() {
        output += (place == 0 ? "" : ",") + layout.newline + inner
        print(element, indentation: inner, prefix: 0)
      }
      output += layout.newline + indentation + "]"
    case .object(let entries):
      output += "{"
      for (place, entry) in entries.enumerated() {
        let key = jsonString(entry.key) + layout.colon
        output += (place == 0 ? "" : ",") + layout.newline + inner + key
        print(entry.value, indentation: inner, prefix: key.count)
      }
      output += layout.newline + indentation + "}"
    default: break
    }
  }

  mutating func printOnOneLine(_ value: Value) {
    switch value {
    case .null: output += "null"
    case .boolean(let boolean): output += boolean ? "true" : "false"
    case .number(let text): output += text
    case .string(let text): output += jsonString(text)
    case .array(let elements):
      output += "["
      if !elements.isEmpty { output += layout.arrayPadding }
      for (place, element) in elements.enumerated() {
        if place > 0 { output += layout.comma }
        printOnOneLine(element)
      }
      output += (elements.isEmpty ? "" : layout.arrayPadding) + "]"
    case .object(let entries):
      output += "{"
      if !entries.isEmpty { output += layout.padding }
      for (place, entry) in entries.enumerated() {
        if place > 0 { output += layout.comma }
        output += jsonString(entry.key) + layout.colon
        printOnOneLine(entry.value)
      }
      output += (entries.isEmpty ? "" : layout.padding) + "}"
    }
  }
}

extension Value {
  /// Whether the value has no children.
  fileprivate var isScalar: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let entries): entries.isEmpty
    default: true
    }
  }

  /// Whether the value has at most so many levels of objects and no array of containers.
  fileprivate func mayShareLine(levels: Int, joinsContainers: Bool) -> Bool {
    if levels == .max { return true }
    switch self {
    case .array(let elements): return joinsContainers || elements.allSatisfy(\.isScalar)
    case .object(let entries):
      return entries.isEmpty
        || levels > 0
          && entries.allSatisfy {
            $0.value.mayShareLine(levels: levels - 1, joinsContainers: joinsContainers)
          }
    default: return true
    }
  }
}

/// Returns a text in double quotes with only the escapes JSON requires.
func jsonString(_ text: String) -> String {
  let needsEscapes = text.utf8.contains {
    $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
  }
  guard needsEscapes else { return "\"" + text + "\"" }
  var output = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": output += "\\\""
    case "\\": output += "\\\\"
    case "\n": output += "\\n"
    case "\t": output += "\\t"
    case "\r": output += "\\r"
    case "\u{8}": output += "\\b"
    case "\u{C}": output += "\\f"
    case "\0"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: output.unicodeScalars.append(scalar)
    }
  }
  return output + "\""
}
