/// A text from which « and » have been taken out, and the bytes that stood between them.
public struct MarkedText: Hashable, Sendable {
  /// The text without the marks.
  public let text: String
  /// The UTF-8 offsets that were marked; nil where the text had not both marks.
  public let mark: Range<Int>?

  /// Takes the marks out of a text.
  public init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var bounds: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "«" || scalar == "»" {
        bounds.append(String(text).utf8.count)
      } else {
        text.append(scalar)
      }
    }
    self.text = String(text)
    mark = bounds.count == 2 ? bounds[0]..<bounds[1] : nil
  }
}
