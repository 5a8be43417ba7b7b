/// How many elements a list takes.
public struct Count: Hashable, Sendable {
  /// The fewest elements.
  public let atLeast: Int
  /// The most elements, or nil without a limit.
  public let atMost: Int?

  /// Creates a count; a list outside it drops the message.
  public init(atLeast: Int = 0, atMost: Int? = nil) {
    self.atLeast = atLeast
    self.atMost = atMost
  }

  /// Whether a number of elements is allowed.
  public func allows(_ number: Int) -> Bool {
    number >= atLeast && number <= atMost ?? .max
  }

  /// The count in plain words, such as "2 to 12"; empty without limits.
  public var words: String {
    switch (atLeast, atMost) {
    case (0, nil): ""
    case (let least, nil): "at least \(least)"
    case (let least, .some(let most)): "\(least) to \(most)"
    }
  }
}
