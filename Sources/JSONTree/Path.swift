/// One step from a value to a value inside it.
public enum PathStep: Hashable, Sendable {
  /// To the member with this key.
  case key(String)
  /// To the element at this index, from 0.
  case index(Int)
}

/// The way from a document's root to a value.
public struct Path: Hashable, Sendable {
  /// The steps, outermost first.
  public var steps: [PathStep]

  /// Creates a path from its steps; none for the root.
  public init(_ steps: [PathStep] = []) { self.steps = steps }

  /// The root.
  public static let root = Path()

  /// Returns the path with one more step.
  public func appending(_ step: PathStep) -> Path { Path(steps + [step]) }

  /// Returns the path of a member.
  public func appending(key: String) -> Path { appending(.key(key)) }

  /// Returns the path of an element.
  public func appending(index: Int) -> Path { appending(.index(index)) }

  /// The path without its last step; nil for the root.
  public var parent: Path? { steps.isEmpty ? nil : Path(steps.dropLast()) }

  /// The path as a JSON Pointer (RFC 6901): `/banner/background`, and empty for the root.
  public var pointer: String {
    steps.map { step in
      switch step {
      case .index(let index): return "/\(index)"
      case .key(let key):
        var token = "/"
        for scalar in key.unicodeScalars {
          switch scalar {
          case "~": token += "~0"
          case "/": token += "~1"
          default: token.unicodeScalars.append(scalar)
          }
        }
        return token
      }
    }.joined()
  }
}

extension Path: ExpressibleByArrayLiteral {
  /// Creates a path from its steps.
  public init(arrayLiteral steps: PathStep...) { self.init(steps) }
}

extension Path: CustomStringConvertible {
  /// The path as a person writes it: `items[0].buttons[1].action.url`; `$` for the root.
  public var description: String {
    guard !steps.isEmpty else { return "$" }
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where isPlainWord(key): text += text.isEmpty ? key : "." + key
      case .key(let key): text += "[\(jsonString(key))]"
      }
    }
    return text
  }
}

/// Whether a key can stand in a path without quotes.
func isPlainWord(_ key: String) -> Bool {
  guard let first = key.unicodeScalars.first, first == "_" || first.properties.isAlphabetic else {
    return false
  }
  return key.unicodeScalars.allSatisfy {
    $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || $0.properties.numericType != nil
  }
}
