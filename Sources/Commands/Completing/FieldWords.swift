internal import Authoring
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

/// The paths of a template's fields, step by step.
struct FieldWords {
  /// Which fields are wanted, and for what.
  enum Purpose {
    /// Those that the template holds.
    case present
    /// All, to be given a value after `=`.
    case assigned
    /// Those that hold words, to be given a key after `=`.
    case texts
    /// Those that hold lists.
    case lists
  }

  /// The most elements of one list that are offered.
  static let mostElements = 100

  let template: Template
  let purpose: Purpose

  init(_ template: Template, _ purpose: Purpose) {
    self.template = template
    self.purpose = purpose
  }

  /// The paths that can stand in the place of what there is of one.
  func candidates(for word: String) -> [Candidate] {
    if word == "$" { return [fromRoot] }
    guard let end = word.lastIndex(where: { $0 == "." || $0 == "[" }) else {
      return children(of: "", template.displayType.block.fields, template.block) + [fromRoot]
    }
    let owner = String(word[..<end])
    guard word[end] == "." else { return elements(of: owner) }
    if owner == "$" {
      let blocks = Catalogue.displayTypes.map(\.name)
      let fields = Model.nativeConfig.fields.filter {
        !blocks.contains($0.name) && $0.name != "displayType" || purpose == .present
      }
      return children(of: "$.", fields, template.root)
    }
    guard let place = place(owner) else { return [] }
    return children(of: owner + ".", place.field.children, place.node)
  }

  private var fromRoot: Candidate {
    Candidate("$.", "fields beside the content block", ending: .step)
  }

  private func place(_ path: String) -> Place? {
    (try? FieldPath(parsing: path)).flatMap { try? template.place($0) }
  }

  private func children(of prefix: String, _ fields: [Field], _ owner: Node?) -> [Candidate] {
    fields.flatMap { field -> [Candidate] in
      let node = owner?[field.name].flatMap { $0.isNull ? nil : $0 }
      if purpose == .present || purpose == .texts, node == nil { return [] }
      return words(for: field, prefix + field.name, node)
    }
  }

  private func words(for field: Field, _ path: String, _ node: Node?) -> [Candidate] {
    let note = node.flatMap { field.held(in: $0) } ?? field.summary
    let whole = Candidate(path, note)
    let value = Candidate(path + "=", note, ending: .value)
    let inside = Candidate(path + ".", field.summary, ending: .step)
    let elements = Candidate(path + "[", note, ending: .step)
    switch (purpose, field.shape) {
    case (.lists, .list(.object(let model), _)):
      return [whole] + (model.holdsLists && node != nil ? [elements] : [])
    case (.lists, .list), (.lists, .gradient): return [whole]
    case (.lists, .object(let model)): return model.holdsLists ? [inside] : []
    case (.lists, _): return []
    case (_, .list): return [elements]
    case (.assigned, .gradient): return [value]
    case (_, .gradient): return node?.kind == .array ? [whole, elements] : [whole]
    case (.assigned, .object), (.texts, .object):
      return (field.words == nil ? [] : [value]) + [inside]
    case (.assigned, .union): return [value, inside]
    case (_, .object), (.texts, .union): return [inside]
    case (.present, .union): return node?.kind == .object ? [whole, inside] : [whole]
    case (.present, _): return [whole]
    case (.assigned, _): return [value]
    case (.texts, .words), (.texts, .url): return [value]
    case (.texts, _): return []
    }
  }

  private func elements(of owner: String) -> [Candidate] {
    guard let path = try? FieldPath(parsing: owner), let list = try? template.list(path) else {
      return []
    }
    let end = list.model != nil ? "." : purpose == .assigned ? "=" : ""
    let ending: Candidate.Ending = end == "." ? .step : end == "=" ? .value : .space
    let known = list.elements.prefix(Self.mostElements).enumerated().map { index, node in
      Candidate("\(owner)[\(index)]\(end)", list.title(of: node), ending: ending)
    }
    guard purpose == .assigned else { return known }
    return known + [Candidate("\(owner)[+]\(end)", "a new element at the end", ending: ending)]
  }
}

extension Template {
  /// The content block.
  var block: Node? { root[displayType.name] }
}

extension Field {
  /// The fields directly below it, that which tells kinds apart first.
  var children: [Field] {
    let tag: [Field] = if case .union(let union) = shape { [union.tagField] } else { [] }
    return tag + models.flatMap(\.fields)
  }

  /// A value in few words; nil where it would say nothing.
  func held(in node: Node) -> String? {
    if let words, node.kind == .object { return node[words.name]?.string.map { quoted($0) } }
    if case .object = shape { return nil }
    let text = text(of: node)
    return node.kind == .string && shape.isWords ? quoted(text) : printable(text, atMost: 60)
  }
}

extension Schema.Shape {
  fileprivate var isWords: Bool { if case .words = self { true } else { false } }
}

extension Model {
  /// Whether a list lies somewhere below it.
  fileprivate var holdsLists: Bool { fieldsByPath.contains { $0.field.isList } }
}
