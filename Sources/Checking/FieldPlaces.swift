internal import JSONTree
internal import Schema
internal import Wording

/// Where in a document of one display type each name is a field.
struct FieldPlaces {
  let type: DisplayType
  private var places: [String: [SchemaPath]] = [:]

  init(of type: DisplayType) {
    self.type = type
    let blocks = Set(Catalogue.displayTypes.map(\.name))
    for field in Model.nativeConfig.fields where !blocks.contains(field.name) {
      places[field.name, default: []].append(SchemaPath())
    }
    for (path, _) in type.block.fieldsByPath {
      guard case .field(let name)? = path.steps.last else { continue }
      places[name, default: []].append(SchemaPath([.field(type.name)] + path.steps.dropLast()))
    }
  }

  /// The objects nearest to a place of which the name is a field; none where it is one of the place's own.
  ///
  /// They lie round the place, inside it, or beside it; farther off the name hardly means the same. A dark overlay is a
  /// world of its own: from inside it only its own fields are looked for, from outside none.
  func nearest(to place: SchemaPath, named name: String) -> [SchemaPath] {
    let known = places[name] ?? []
    guard !known.contains(place) else { return [] }
    let candidates = known.filter { isDark($0) == isDark(place) && $0.isNear(place) }
    let least = candidates.map { $0.distance(to: place) }.min()
    return candidates.filter { $0.distance(to: place) == least }
  }

  /// An object's place in words: "title", "each of items", "the root of the file".
  func words(for place: SchemaPath) -> String {
    let steps = Array(place.steps.dropFirst())
    guard let last = steps.last else {
      return place.steps.isEmpty ? "the root of the file" : quoted(type.name)
    }
    return last == .element
      ? "each of \(SchemaPath(steps.dropLast()))" : SchemaPath(steps).description
  }

  private func isDark(_ place: SchemaPath) -> Bool {
    place.steps.dropFirst().first == type.block.field(for: .darkTheme).map { .field($0.name) }
  }
}

extension SchemaPath {
  /// The place in the schema of a place in a document.
  init(_ path: Path) {
    self.init(
      path.steps.map { step in
        switch step {
        case .key(let name): .field(name)
        case .index: .element
        }
      })
  }

  /// Whether one of the two is inside the other, or both are members of one object.
  fileprivate func isNear(_ other: SchemaPath) -> Bool {
    sharedSteps(with: other) == min(steps.count, other.steps.count) || distance(to: other) <= 2
  }

  /// How many steps lead from here up and down to another place.
  fileprivate func distance(to other: SchemaPath) -> Int {
    let shared = sharedSteps(with: other)
    return steps.count + other.steps.count - 2 * shared
  }

  /// How many steps the two places have in common.
  func sharedSteps(with other: SchemaPath) -> Int {
    zip(steps, other.steps).prefix { $0 == $1 }.count
  }
}
