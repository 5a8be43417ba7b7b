internal import JSONTree
internal import Schema
internal import SourceText

extension Template {
  /// The template after a list of an earlier version was rearranged, with all that goes by the order of its
  /// elements brought in step, and what changed for that.
  func following(
    _ list: ListPlace, _ rearrangement: Rearrangement
  ) throws(EditError) -> (template: Template, changes: [Change]) {
    let overlaid = try followingInOverlay(list, rearrangement)
    let numbered = try overlaid.template.followingByNumber(list, rearrangement)
    return (numbered.template, overlaid.changes + numbered.changes)
  }

  /// Fields beside the list that number its elements go on to mean the same one.
  private func followingByNumber(
    _ list: ListPlace, _ rearrangement: Rearrangement
  ) throws(EditError) -> (template: Template, changes: [Change]) {
    guard let ownerPath = list.path.parent else { return (self, []) }
    var template = self
    var changes: [Change] = []
    for field in Model.nativeConfig.field(at: ownerPath.inSchema)?.models.flatMap(\.fields) ?? [] {
      guard case .index(of: list.place.field.name) = field.shape,
        let node = template.document.node(at: ownerPath)?[field.name], let number = node.number,
        let old = chosenIndex(number, among: list.count)
      else { continue }
      let count = rearrangement.count(after: list.count)
      let kept = rearrangement.index(after: old)
      guard let left = chosenIndex(number, among: count) else { continue }
      let isInRange = number.numbersOne(of: count)
      // A number beyond the list stays beyond it where phones make the same of it.
      if left == kept, isInRange || !number.numbersOne(of: list.count) { continue }
      let index = kept ?? left
      let path = ownerPath.appending(key: field.name)
      let new = kept == nil && isInRange ? node.text : "\(index)"
      let meant = try template.list(FieldPath(path: list.path)).elements[index]
      let label = list.title(of: meant) ?? list.name(of: index)
      changes.append(
        Change(
          name: name(of: path), path: path, old: node.text, new: new,
          event: new == node.text ? "stays \(new)" : nil,
          note: "\(field.meaning) is \(kept == nil ? "now" : "still") \(label)", isInvented: true))
      guard new != node.text else { continue }
      template = try template.applying([
        template.document.replacing(node, with: .number(new))
      ])
    }
    return (template, changes)
  }

  /// The list of the dark overlay that is laid over this one, element by element.
  private func followingInOverlay(
    _ list: ListPlace, _ rearrangement: Rearrangement
  ) throws(EditError) -> (template: Template, changes: [Change]) {
    guard let overlay = displayType.block.field(for: .darkTheme),
      list.path.steps.first == .key(displayType.name)
    else { return (self, []) }
    let path = Path(
      [.key(displayType.name), .key(overlay.name)] + list.path.steps.dropFirst())
    guard Model.nativeConfig.field(at: path.inSchema)?.mergesInDark == true,
      let array = document.node(at: path), array.kind == .array
    else { return (self, []) }
    func change(_ index: Int, _ event: String) -> Change {
      let place = path.appending(index: index)
      return Change(name: name(of: place), path: place, event: event, isInvented: true)
    }
    switch rearrangement {
    case .insertion(let index) where index <= array.count:
      return (
        try applying([document.inserting([:], in: array, at: index)]),
        [change(index, "new too, the same in dark mode")]
      )
    case .removal(let index) where index < array.count:
      return (
        try applying([document.removingElement(at: index, from: array)]),
        [change(index, "removed too")]
      )
    case .move(let origin, let destination) where max(origin, destination) < array.count:
      return (
        try applying(document.movingElement(from: origin, to: destination, in: array)),
        [change(origin, "→ \(name(of: path.appending(index: destination))) too")]
      )
    default: return (self, [])
    }
  }
}

extension Double {
  fileprivate func numbersOne(of count: Int) -> Bool { self >= 0 && self < Double(count) }
}

extension Field {
  /// What its value is, as the start of a sentence's rest: "the segment that wins".
  fileprivate var meaning: String {
    let words = summary.prefix { $0 != "," && $0 != "." }
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

extension FieldPath {
  /// The path of a value that is there, from the root.
  init(path: Path) {
    self.init(
      origin: .root,
      steps: path.steps.map {
        switch $0 {
        case .key(let key): .key(key)
        case .index(let index): .index(index)
        }
      })
  }
}
