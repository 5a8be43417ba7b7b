internal import JSONTree
internal import Schema
internal import Wording

/// What became of each field, by the names that a reader knows.
struct ConversionNotes {
  private let builder: BlockBuilder
  private let block: Value
  private let darkName: String?
  private let typeName: String
  /// The list whose elements were converted one by one.
  private let list: String?

  init(
    _ builder: BlockBuilder, from old: DisplayType, to new: DisplayType, block: Value,
    darkName: String?
  ) {
    self.builder = builder
    self.block = block
    self.darkName = darkName
    typeName = new.name
    list = new.block.field(for: .items) == nil ? nil : old.block.field(for: .items)?.name
  }

  var kept: [Conversion.Kept] {
    builder.moves.filter { $0.new == nil && !$0.isWrapped }.map { move in
      let isPlain = !move.isStandIn && move.from.steps.last == move.to.steps.last && !holds(move.to)
      let isSame = move.from == move.to || isPlain
      return Conversion.Kept(
        name: name(move.to, move.theme), source: isSame ? nil : name(move.from, move.theme))
    }.unique
  }

  var new: [Conversion.Added] {
    let wrapped = Dictionary(
      builder.moves.filter(\.isWrapped).map { ($0.to, $0) }, uniquingKeysWith: { first, _ in first }
    )
    return builder.additions.map { addition in
      let source = wrapped[addition.path]
      let isList = if case .list = addition.field.shape { true } else { false }
      let path =
        isList && source != nil ? addition.path.appending(index: 0) : addition.path
      return Conversion.Added(
        name: name(path), value: source == nil ? addition.value.inAWord : nil,
        source: source.map { name($0.from) })
    }.unique
  }

  var changed: [Change] {
    builder.moves.compactMap { move in
      guard let old = move.old, let new = move.new else { return nil }
      return Change(
        name: name(move.to, move.theme), path: path(move.to, move.theme), old: old.text,
        new: new.text)
    }.unique
  }

  var lost: [String] {
    let light = paths(lostIn: block, besides: Told(builder.taken))
      .filter { $0.steps.first != darkStep }
    // What is lost in light mode is lost in dark mode too.
    let more = darkName.flatMap { block[$0] }.map {
      paths(lostIn: $0, besides: Told(builder.takenDark.union(light)))
    }
    return light.map { name($0) }.unique.summed + (more ?? []).map { name($0, .dark) }.unique
  }

  var blanks: [String] {
    builder.additions.flatMap { addition in
      addition.field.blanks(in: addition.value, at: addition.path)
    }.map { "\($0)" }.unique
  }

  var invented: [Change] {
    let replaced = builder.moves.filter { $0.role == nil }.map(\.to)
    return (builder.additions.map(\.path) + replaced).map { path in
      Change(
        name: "\(path)", path: Path([.key(typeName)] + path.steps), isInvented: true)
    }
  }

  var carriesSomething: Bool {
    let common = Catalogue.displayTypes.map { Set($0.block.fields.compactMap(\.role)) }
      .reduce(Set(Role.allCases)) { $0.intersection($1) }
    return builder.moves.contains { $0.role.map { !common.contains($0) } ?? false }
  }

  /// Whether the old content block has a value at a path.
  private func holds(_ path: Path) -> Bool {
    var value: Value? = block
    for step in path.steps {
      guard case .key(let key) = step else { return false }
      value = value?[key]
    }
    return value != nil
  }

  private var darkStep: PathStep? { darkName.map { .key($0) } }

  /// What lies in a value and not below the paths told of, as few paths as can say it.
  private func paths(
    lostIn value: Value, at path: Path = .root, besides told: Told
  ) -> [Path] {
    if value.isEmpty || told.paths.contains(path) { return [] }
    let isWhole = !path.steps.isEmpty && !told.above.contains(path)
    switch value {
    case .object(let entries) where !isWhole:
      return entries.flatMap {
        paths(lostIn: $0.value, at: path.appending(key: $0.key), besides: told)
      }
    case .array(let elements) where !isWhole:
      return elements.enumerated().flatMap {
        paths(lostIn: $0.element, at: path.appending(index: $0.offset), besides: told)
      }
    default: return [path]
    }
  }

  private func path(_ path: Path, _ theme: Theme) -> Path {
    guard theme == .dark, let darkStep else { return path }
    return Path([darkStep] + path.steps)
  }

  /// The field's name; of elements that were all converted alike, the same for all.
  private func name(_ path: Path, _ theme: Theme = .light) -> String {
    var name = "\(path)"
    if let list, path.steps.count > 2, path.steps[0] == .key(list) {
      name = "\(list)[].\(Path(Array(path.steps.dropFirst(2))))"
    }
    guard theme == .dark, let darkName else { return name }
    return path.steps.isEmpty ? darkName : "\(darkName).\(name)"
  }
}

/// Paths that need no mention, and all paths that lead to one.
private struct Told {
  let paths: Set<Path>
  let above: Set<Path>

  init(_ paths: Set<Path>) {
    self.paths = paths
    var above: Set<Path> = []
    for path in paths {
      var next = path.parent
      while let parent = next, above.insert(parent).inserted { next = parent.parent }
    }
    self.above = above
  }
}

extension Field {
  /// The texts and addresses in a value that are still the schema's examples; of a text, the object it lies in.
  fileprivate func blanks(in value: Value, at path: Path) -> [Path] {
    switch (shape, value) {
    case (.words, _): value == Value(scaffold) ? [path.parent ?? path] : []
    case (.url, _): value == Value(scaffold) ? [path] : []
    case (.list(.object(let model), _), .array(let elements)):
      elements.enumerated().flatMap {
        model.blanks(in: $0.element, at: path.appending(index: $0.offset))
      }
    default: models.flatMap { $0.blanks(in: value, at: path) }
    }
  }
}

extension Model {
  fileprivate func blanks(in value: Value, at path: Path) -> [Path] {
    fields.flatMap { field in
      value[field.name].map { field.blanks(in: $0, at: path.appending(key: field.name)) } ?? []
    }
  }
}

extension Value {
  /// Whether losing the value loses nothing.
  fileprivate var isEmpty: Bool {
    switch self {
    case .null, .array([]), .object([]): true
    default: false
    }
  }

  /// A scalar as it is read, and how many elements a list has.
  fileprivate var inAWord: String? {
    switch self {
    case .object: nil
    case .array(let elements): "[\(elements.count)]"
    default: text
    }
  }

  /// Strings raw, all else as JSON on one line.
  fileprivate var text: String {
    if case .string(let text) = self { text } else { printed(layout: .oneLine) }
  }
}

extension [String] {
  /// Paths in order, those below one field in one word where there are many.
  fileprivate var summed: [String] {
    let fields = map { String($0.prefix { $0 != "." && $0 != "[" }) }
    let counts = Dictionary(fields.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(self, fields).map { path, field in
      counts[field, default: 0] > 4 ? "the rest of \(field)" : path
    }.unique
  }
}
