/// Returns the name that a person who typed `word` most likely meant, or nil when none is near.
///
/// Case, `-` and `_` do not count, so `show-close` finds `showClose`. A word of three characters or more
/// also finds the name that begins with it, one of four or more a name that holds it. An equal name is its own nearest name.
public func nearest(to word: String, in names: some Sequence<String>) -> String? {
  nearestFew(to: word, in: names, limit: 1).first
}

/// Returns the names that are equally near to `word` and nearer than all others, in their given order.
///
/// The result is empty when no name is near. Words and names of more than 256 bytes are never near, which
/// keeps the work small whatever is passed in.
public func nearestFew(
  to word: String, in names: some Sequence<String>, limit: Int = 3
) -> [String] {
  guard let typed = FoldedName(word) else { return [] }
  var best = Nearness.far
  var found: [String] = []
  for name in names {
    guard let known = FoldedName(name) else { continue }
    let nearness = Nearness(of: typed, to: known, notBeyond: best)
    guard nearness != .far, nearness <= best, !found.contains(name) || nearness < best else {
      continue
    }
    if nearness < best {
      best = nearness
      found.removeAll()
    }
    found.append(name)
  }
  return Array(found.prefix(limit))
}
