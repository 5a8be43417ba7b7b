public import JSONTree
internal import Schema
internal import SourceText

/// A template whose words became placeholders, and the pushwoosh.json that holds them.
public struct Extraction: Sendable {
  /// The template with placeholders.
  public let template: Template
  /// The root of pushwoosh.json: every word in every language, the default language's text in each.
  public let translations: Value
  /// How many texts became placeholders.
  public let count: Int
}

extension Template {
  /// Turns every text into a placeholder with the text as its default, for the languages named.
  ///
  /// The first language is the default one. A text that no placeholder can hold stays as it is.
  public func extractingWords(for languages: [String]) throws(EditError) -> Extraction {
    var edits: [TextEdit] = []
    var strings: [Value.Entry] = []
    for (path, node) in words {
      guard let text = node.string, text.fitsPlaceholder else { continue }
      let key = path.steps.last == .key("text") ? path.parent ?? path : path
      let placeholder = "{{\(key)|text|\(text)}}"
      edits.append(document.replacing(node, with: .string(placeholder)))
      strings.append(.init(key.description, .string(text)))
    }
    let blocks = languages.map { Value.Entry($0, .object(strings)) }
    return Extraction(
      template: try applying(edits),
      translations: [
        "default_language": .string(languages.first ?? ""), "localization": .object(blocks),
      ],
      count: strings.count)
  }

  /// The texts that a person reads, with their paths from the content block, in document order.
  private var words: [(path: Path, node: Node)] {
    func below(_ node: Node, _ path: Path, _ place: SchemaPath) -> [(path: Path, node: Node)] {
      switch node.kind {
      case .object:
        node.members.flatMap {
          below($0.value, path.appending(key: $0.key), place.appending($0.key))
        }
      case .array:
        node.elements.enumerated().flatMap {
          below($0.element, path.appending(index: $0.offset), place.element)
        }
      default:
        displayType.block.field(at: place)?.shape.isWords == true ? [(path, node)] : []
      }
    }
    guard let block = root[displayType.name] else { return [] }
    return below(block, Path(), SchemaPath())
  }
}

extension Schema.Shape {
  fileprivate var isWords: Bool {
    if case .words = self { true } else { false }
  }
}

extension String {
  /// Whether every SDK release reads the text back whole as a placeholder's default.
  fileprivate var fitsPlaceholder: Bool {
    !isEmpty && !contains { "{}|".contains($0) }
  }
}
