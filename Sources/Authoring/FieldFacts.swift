internal import JSONTree
internal import Schema

extension Field {
  /// The field in a list of fields: name, type, whether it is needed, summary.
  var row: [String] {
    [name, shortTitle, isRequired ? "required" : "optional", summary]
  }

  /// The type in few words.
  private var shortTitle: String {
    if case .choice(let choices) = shape, choices.count > 3 { return "one of \(choices.count)" }
    return shape.title
  }

  /// Everything known about the field, a fact a row; `reach` says how commands name it.
  func facts(reached reach: [[String]]) -> [[String]] {
    var rows = [["type", shape.title], ["needed", isRequired ? "required" : "optional"]] + reach
    rows += limits
    if !shape.isContainer { rows.append(["example", Value(scaffold).compact]) }
    if let inertBecause { rows.append(["effect", "None. \(inertBecause)"]) }
    if !isDocumented { rows.append(["documented", "Nowhere; the SDKs were seen to read it."]) }
    if let support {
      rows += Platform.allCases.map { platform in
        [platform.title, support.observed[platform].map { "from \($0) on" } ?? "no release"]
      }
    }
    return rows
  }

  /// The words of a choice.
  var choices: [Choice]? {
    switch shape {
    case .choice(let choices): choices
    case .union(let union): union.kinds.map { Choice($0.name, $0.summary) }
    default: nil
    }
  }

  /// The objects directly below this field, through lists.
  var innermostModels: [Model] {
    if case .union(let union) = shape.element {
      return union.kinds.filter { !$0.fields.isEmpty }.map {
        Model("\(union.name) of type \($0.name)", $0.summary, fields: $0.fields)
      }
    }
    return shape.element.models
  }

  /// What its numbers, elements or index are held to.
  var limits: [[String]] {
    switch shape {
    case .number(let bounds): bounds.facts
    case .list(_, let count) where !count.words.isEmpty:
      [["elements", "\(count.words); otherwise \(malformed.words)"]]
    case .index(let list):
      [["range", "one of the \(list); beyond, the nearest one is taken"]]
    default: []
    }
  }
}

extension Bounds {
  fileprivate var facts: [[String]] {
    (unit.map { [["unit", $0]] } ?? [])
      + limits.map { ["limit", "\($0.words); otherwise \($0.beyond.words)"] }
      + (scale == .percentOrFraction ? [["reading", "1 or less is a fraction of the whole"]] : [])
  }
}

extension Outcomes {
  /// The outcomes as the end of a sentence.
  var words: String {
    guard ios != android else { return ios.words }
    return "iOS: \(ios.words), Android: \(android.words)"
  }
}

extension Consequence {
  var words: String {
    switch self {
    case .dropped: "the message is dropped"
    case .clamped: "the nearest value is used"
    case .ignored: "it is ignored"
    case .degraded(let plainer): "it falls back to \(plainer)"
    case .accepted: "it is used as it is"
    case .undocumented: "what happens is not documented"
    }
  }
}

extension Shape {
  /// The shape of the elements of a list, or the shape itself.
  fileprivate var element: Shape {
    if case .list(let element, _) = self { element.element } else { self }
  }

  fileprivate var isContainer: Bool {
    switch self {
    case .object, .list, .row, .map, .anything: true
    default: false
    }
  }
}

extension Model {
  /// The objects below this one, each once, in the order in which they are met.
  var innerModels: [Model] {
    var found: [Model] = []
    func visit(_ model: Model) {
      let light = model.fields.filter { $0.role != .darkTheme }
      for inner in light.flatMap(\.innermostModels) {
        let names = inner.fields.map(\.name)
        guard !found.contains(where: { $0.name == inner.name && $0.fields.map(\.name) == names })
        else { continue }
        found.append(inner)
        visit(inner)
      }
    }
    visit(self)
    return found
  }
}
