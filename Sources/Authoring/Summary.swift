internal import JSONTree
internal import Schema

extension Template {
  /// The template in a few words: "spinwheel, 3 segments, wins "20% off"".
  public var summary: String {
    guard let block = root.last(displayType.name) else { return displayType.name }
    var parts = [displayType.name]
    for field in displayType.block.fields {
      guard case .list = field.shape, let count = block.last(field.name)?.count, count > 0 else {
        continue
      }
      let noun = count == 1 ? String(field.name.dropLast()) : field.name
      parts.append("\(count) \(noun)")
    }
    if let winner { parts.append("wins \"\(winner)\"") }
    return parts.joined(separator: ", ")
  }

  /// The label of the segment that wins.
  private var winner: String? {
    let model = displayType.block
    guard let block = root.last(displayType.name), let index = model.field(for: .winner),
      let list = model.field(for: .segments), let segments = block.last(list.name),
      let number = block.last(index.name)?.number,
      let winner = chosenIndex(number, among: segments.count),
      let label = list.model?.field(for: .label), let words = label.model?.field(for: .label)
    else { return nil }
    return segments[winner]?.last(label.name)?.last(words.name)?.string?.shownByDefault
  }
}
