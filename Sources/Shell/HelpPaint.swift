/// How to make a part of a line stand out; layout never depends on it.
public struct HelpPaint: Sendable {
  /// Makes headings and names stand out.
  public let bold: @Sendable (String) -> String
  /// Makes notes recede.
  public let dim: @Sendable (String) -> String

  /// Creates a paint from two functions that keep the visible text.
  public init(
    bold: @escaping @Sendable (String) -> String, dim: @escaping @Sendable (String) -> String
  ) {
    self.bold = bold
    self.dim = dim
  }

  /// Leaves the text as it is.
  public static var none: HelpPaint { HelpPaint(bold: { $0 }, dim: { $0 }) }

  /// Uses the escape sequences that terminals understand.
  public static var terminal: HelpPaint {
    HelpPaint(
      bold: { $0.isEmpty ? $0 : "\u{1B}[1m\($0)\u{1B}[0m" },
      dim: { $0.isEmpty ? $0 : "\u{1B}[2m\($0)\u{1B}[0m" })
  }
}
