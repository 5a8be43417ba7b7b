@testable import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema

/// A document in which the bytes to blame stand between « and ».
struct Marked {
  let document: Document
  let range: Range<Int>

  init(_ text: String) {
    let marked = MarkedText(text)
    document = Document(parsing: marked.text, name: Model.nativeConfig.name)
    range = marked.mark ?? 0..<0
  }
}

extension [Diagnostic] {
  /// The findings but those about what phones draw, for documents that are not meant to be seen.
  var besidesLooks: [Diagnostic] {
    filter { !RuleFamily.behaviour.rules.contains($0.rule) }
  }
}

/// Small valid documents to damage; a headline can be read on grey whether it is black or white.
enum Sample {
  static func modal(_ fields: String, root: String = "") -> String {
    """
    {"displayType": "modal", \(root)"modal": {"showClose": true, "dimBackground": true,
      "background": "#777", "buttons": []\(fields.isEmpty ? "" : ", \(fields)")}}
    """
  }

  static func button(_ fields: String) -> String {
    modal("\"image\": null").replacingOccurrences(
      of: "\"buttons\": []",
      with: """
        "buttons": [{"text": {"text": "Go", "color": "#000"}, "background": "#FFF",
          "border": {"color": "#FFF", "radius": 1}, \(fields)}]
        """)
  }

  static func stories(duration: String) -> String {
    """
    {"displayType": "stories", "stories": {"showClose": true, "loop": false,
      "items": [{"buttons": [], "duration": \(duration)}]}}
    """
  }

  static func pip(_ fields: String) -> String {
    """
    {"displayType": "pip", "pip": {"showClose": true, "loop": true, "muted": true,
      "url": "https://example.com/v.mp4", "fallback": "https://example.com/v.jpg",
      "aspectRatio": 1, \(fields)}}
    """
  }

  static func wheel(_ fields: String, segments: Int = 3) -> String {
    let segment = ##"{"message": {"text": "A", "color": "#000"}, "weight": 1}"##
    return """
      {"displayType": "spinwheel", "spinwheel": {"showClose": true, "background": "#FFF",
        "spinButton": {"text": {"text": "Go", "color": "#000"}, "background": "#FFF",
          "border": {"color": "#FFF", "radius": 36}}, \(fields),
        "segments": [\(Array(repeating: segment, count: segments).joined(separator: ", "))]}}
      """
  }
}

/// A text as JSON writes it.
func quotedJSON(_ text: String) -> String { Value.string(text).compact }
