extension Sequence where Element: Equatable {
  /// The elements, each once, in the order met.
  public var unique: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once, in the order met.
  public var unique: [Element] {
    var met: Set<Element> = []
    return filter { met.insert($0).inserted }
  }
}
