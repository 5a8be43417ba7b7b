public import JSONTree
public import Localization

/// A placeholder that an edit took away although pushwoosh.json has translations for it.
public struct LostPlaceholder: Hashable, Sendable {
  /// The field it stood in, as the user would name it.
  public let name: String
  /// The key of the translations.
  public let key: String
  /// Whether words that no phone translates stand in its place.
  public let isReplaced: Bool
  /// Whether no other placeholder names the key.
  public let isUnused: Bool
}

extension Document {
  /// The placeholders that the changes which led to another version took away, each field's keys once.
  public func lostPlaceholders(
    after edited: Document, _ changes: [Change], _ translations: Translations?
  ) -> [LostPlaceholder] {
    guard let translations else { return [] }
    let used = Set(edited.usedKeys.map(\.key.bytes))
    return changes.flatMap { change -> [LostPlaceholder] in
      guard change.event == nil, change.old != nil else { return [] }
      let kept = change.new == nil ? [] : edited.keys(below: change.path)
      let lost = keys(below: change.path).filter { key in
        !kept.contains { $0.bytes == key.bytes } && translations.blocks.contains { $0[key] != nil }
      }
      return lost.map { key in
        LostPlaceholder(
          name: change.name, key: key, isReplaced: change.new != nil && kept.isEmpty,
          isUnused: !used.contains(key.bytes))
      }
    }
  }

  private func keys(below path: Path) -> [String] {
    stringValues.filter { $0.path.steps.starts(with: path.steps) }
      .flatMap { $0.node.placeholderUses.map(\.used.key) }
  }
}
