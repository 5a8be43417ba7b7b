internal import JSONTree
internal import Schema

extension Template {
  /// The template in a few words: "spinwheel, 3 segments, wins "20% off"".
  public var summary: String {
    guard let block = root[displayType.name] else { return displayType.name }
    var parts = [displayType.name]
    for field in displayType.block.fields {
      guard case .list = field.shape, let count = block[field.name]?.count, count > 0 else {
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
    guard let block = root[displayType.name], let index = block["winIndex"]?.number,
      let whole = Int(exactly: index)
    else { return nil }
    return block["segments"]?[whole]?["message"]?["text"]?.string
  }
}
