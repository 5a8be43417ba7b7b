extension StringProtocol {
  /// The text without white space at its ends.
  public var trimmed: SubSequence {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }

  /// The text without spaces at its end.
  public var trimmingEnd: SubSequence {
    guard let last = lastIndex(where: { $0 != " " }) else { return prefix(0) }
    return self[...last]
  }
}
