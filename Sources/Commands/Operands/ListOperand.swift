internal import Authoring
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

/// The operands that name a list, and sometimes one of its elements.
enum ListOperand {
  /// The template before a list: whatever names no list and is no assignment.
  static let template = TemplateOperand.leading { word in
    TemplateOperand.looksLikeTemplate(word) || !word.contains("=") && !namesList(word)
  }

  /// Whether a word names a template and no list.
  static func isTemplate(_ word: String) -> Bool {
    TemplateOperand.looksLikeTemplate(word) && !namesList(word)
  }

  /// Whether a path may lead to a list of some display type, or to an element of one.
  private static func namesList(_ word: String) -> Bool {
    guard let path = try? FieldPath(parsing: word) else { return false }
    return Catalogue.displayTypes.contains { type in
      let block = path.origin == .block ? [SchemaPath.Step.field(type.name)] : []
      let steps = block + path.withoutElement.list.steps.map(\.inSchema)
      return Model.nativeConfig.field(at: SchemaPath(steps).element) != nil
    }
  }

  /// Refuses a template, or what can only be a number or a value, where a list should be named.
  static func require(
    _ path: FieldPath, after template: String?, for command: String, _ console: Console
  ) throws {
    guard case .key(let name)? = path.steps.first, path.steps.count == 1, path.origin == .block
    else { return }
    if template == nil, isTemplate(name) { throw try noList(of: name, for: command, console) }
    guard Int(name) != nil || name.contains("=") else { return }
    if let template, TemplateOperand.looksLikeTemplate(template) {
      throw try noList(of: template, for: command, console)
    }
    let lists = Catalogue.displayTypes.flatMap(\.block.fields).filter(\.isList).map(\.name).unique
    guard let template else {
      throw UsageError("no list is named", hint: "Name one: \(joined(lists, by: "or")).")
    }
    let near = nearestFew(to: template, in: lists)
    throw UsageError(
      "\(quoted(template)) is neither a template nor a list",
      hint: near.isEmpty ? "Name a list: \(joined(lists, by: "or"))." : didYouMean(near))
  }
}

extension ListOperand {
  /// Says which lists a template has where none is named.
  private static func noList(
    of word: String, for command: String, _ console: Console
  ) throws -> UsageError {
    let input = try Input.template(word, command: command, stdinName: nil, console)
    let template = try Template(Document(parsing: input.config))
    let lists = template.displayType.block.fields.filter(\.isList).map(\.name)
    return UsageError(
      command: command, "no list of \(printable(word)) is named",
      hint: lists.isEmpty
        ? "\(template.displayType.name.prefixedWithArticle.capitalizedStart) has no lists."
        : "Name one: \(joined(lists, by: "or")).")
  }
}

extension String {
  fileprivate var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}

extension FieldPath {
  /// The list that a path to an element leads to, and the element's number; the path itself where it ends otherwise.
  var withoutElement: (list: FieldPath, index: Int?) {
    guard case .index(let index)? = steps.last else { return (self, nil) }
    return (FieldPath(origin: origin, steps: Array(steps.dropLast())), index)
  }
}

extension FieldPath.Step {
  fileprivate var inSchema: SchemaPath.Step {
    switch self {
    case .key(let key): .field(key)
    case .index, .append: .element
    }
  }
}

extension Field {
  /// Whether its value is a list, or may be one.
  var isList: Bool {
    switch shape {
    case .list, .gradient: true
    default: false
    }
  }
}
