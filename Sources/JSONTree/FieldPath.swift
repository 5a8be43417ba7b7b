/// A field as a user names it: `title.text`, `segments[-1].weight`, `items[+]`, `$.inAppId` or `/banner/title`.
public struct FieldPath: Hashable, Sendable {
  /// Where the path starts.
  public enum Origin: Hashable, Sendable {
    /// At the content block of the display type.
    case block
    /// At the document's root: `$` or a JSON Pointer.
    case root
  }

  /// One step of the path.
  public enum Step: Hashable, Sendable {
    /// To a member.
    case key(String)
    /// To an element; negative counts from the end. In a JSON Pointer it may also name a member, `/localizable/1`.
    case index(Int)
    /// To a new element after the last: `[+]`, and `-` in a JSON Pointer.
    case append
  }

  /// Where the path starts.
  public let origin: Origin

  /// The steps, outermost first.
  public let steps: [Step]

  /// Creates a path from its parts.
  public init(origin: Origin = .block, steps: [Step]) {
    self.origin = origin
    self.steps = steps
  }

  /// Reads what a user typed.
  public init(parsing text: String) throws(FieldPathError) {
    if text.hasPrefix("/") {
      self.init(origin: .root, steps: try parsePointer(text))
    } else {
      var reader = FieldPathReader(text)
      self = try reader.read()
    }
  }
}

/// What is wrong with a field path, and where.
public struct FieldPathError: Error, Hashable, CustomStringConvertible {
  /// What is wrong: a fragment of a sentence.
  public let message: String

  /// The character to point at, from 1.
  public let column: Int

  /// The message with its column.
  public var description: String { "\(message) (at character \(column))" }
}

extension FieldPath: CustomStringConvertible {
  /// The path in the dotted form.
  public var description: String {
    var text = origin == .root ? "$" : ""
    for step in steps {
      switch step {
      case .key(let key) where isPlainWord(key): text += text.isEmpty ? key : "." + key
      case .key(let key): text += "[\(jsonString(key))]"
      case .index(let index): text += "[\(index)]"
      case .append: text += "[+]"
      }
    }
    return text
  }
}

/// Reads a JSON Pointer (RFC 6901).
private func parsePointer(_ text: String) throws(FieldPathError) -> [FieldPath.Step] {
  var steps: [FieldPath.Step] = []
  var column = 1
  for token in text.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
    var key = ""
    var isEscape = false
    for (place, character) in token.enumerated() {
      switch (isEscape, character) {
      case (true, "0"): key += "~"
      case (true, "1"): key += "/"
      case (true, _):
        throw FieldPathError(
          message: "\"~\" is written ~0 in a JSON Pointer", column: column + place)
      case (false, "~"): break
      default: key.append(character)
      }
      isEscape = !isEscape && character == "~"
    }
    if isEscape {
      throw FieldPathError(
        message: "\"~\" is written ~0 in a JSON Pointer", column: column + token.count)
    }
    if key == "-" {
      steps.append(.append)
    } else if key.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      key == "0" || !key.hasPrefix("0"),
      let index = Int(key)
    {
      steps.append(.index(index))
    } else {
      steps.append(.key(key))
    }
    column += token.count + 1
  }
  return steps
}
