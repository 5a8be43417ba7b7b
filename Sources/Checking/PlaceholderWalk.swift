internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import Wording

extension Walker {
  /// Reports placeholders that phones read in different ways.
  mutating func notePlaceholders(in text: String, at node: Node) {
    for placeholder in Placeholder.all(in: text) {
      guard let fault = placeholder.faults.first(where: { $0 != .unknownType }) else { continue }
      report(
        .placeholderNotPortable, at: node.range,
        "\(quoted(text.dropping(to: placeholder.range))): \(fault.words)",
        .accepted, atLeast: .warning,
        help: "write {{key|text|default}}, two characters or more in each part, no | { } inside")
    }
  }

  /// Reports keys that the chosen language lacks.
  mutating func noteMissing(_ reading: Reading, at node: Node) {
    guard !reading.missingKeys.isEmpty else { return }
    let keys = reading.missingKeys.map { quoted($0) }
    report(
      .missingTranslation, at: node.range, "\(joined(keys, by: "and")) is not translated",
      .accepted, atLeast: .warning, help: "phones show the placeholder's own default")
  }
}

extension String {
  /// The part at UTF-8 offsets.
  fileprivate func dropping(to range: Range<Int>) -> String {
    String(decoding: Array(utf8)[range], as: UTF8.self)
  }
}

extension Placeholder.Fault {
  /// What is wrong, as the end of a sentence.
  fileprivate var words: String {
    switch self {
    case .unclosed: "the closing braces are missing, so no phone replaces it"
    case .noType: "without a type no phone replaces it"
    case .shortKey: "Android needs a key of two characters or more"
    case .shortType: "Android needs a type of two characters or more"
    case .emptyDefault: "without a default, iOS shows nothing and Android the key"
    case .barInside: "a bar inside the default is read by Android only"
    case .braceInside: "a brace inside cuts it"
    case .surroundingSpace: "a space at the edge of a part counts"
    case .unknownType: "the type has no effect"
    case .singleBraces: "many releases know no tags and show its default"
    }
  }
}
