public import JSONTree

/// What an edit did to one field, for the user to read.
public struct Change: Hashable, Sendable {
  /// The field as the user would name it.
  public let name: String
  /// The path from the root.
  public let path: Path
  /// The old value as it stood in the file, or nil where there was none.
  public private(set) var old: String?
  /// The new value, or nil where it was removed.
  public private(set) var new: String?
  /// What happened in words, where it is not that a value took the place of another.
  public let event: String?
  /// Why phones show no effect, where that is so.
  public let inertBecause: String?
  /// What else there is to say: where the value comes from, or what it means now.
  public private(set) var note: String?
  /// Whether nobody asked for the value: the edit needed one.
  public let isInvented: Bool
  /// What the edit did beside, for the sake of this.
  public private(set) var others: [Change]

  init(
    name: String, path: Path, old: String? = nil, new: String? = nil, event: String? = nil,
    inertBecause: String? = nil, note: String? = nil, isInvented: Bool = false,
    others: [Change] = []
  ) {
    self.name = name
    self.path = path
    self.old = old
    self.new = new
    self.event = event
    self.inertBecause = inertBecause
    self.note = note
    self.isInvented = isInvented
    self.others = others
  }

  /// Whether the value at the path is one that the edit put there.
  public var isWritten: Bool { new != nil && new != old }

  /// The same change to another value, for a reason.
  public func to(_ value: String, note: String) -> Change {
    var change = self
    change.new = value
    change.note = note
    return change
  }
}

extension [Change] {
  /// Each change followed by what it did beside, less what was invented for a field that was then asked for.
  public var flattened: [Change] {
    let all = flatMap { [$0.alone] + $0.others.flattened }
    let asked = Set(all.filter { !$0.isInvented }.map(\.path))
    let invented = Set(all.filter { $0.isInvented && asked.contains($0.path) }.map(\.path))
    return all.filter { !$0.isInvented || !asked.contains($0.path) }
      .map { invented.contains($0.path) ? $0.withoutOld : $0 }
  }
}

extension Change {
  fileprivate var alone: Change {
    var change = self
    change.others = []
    return change
  }

  fileprivate var withoutOld: Change {
    var change = self
    change.old = nil
    return change
  }
}
