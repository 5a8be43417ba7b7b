internal import Authoring
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

/// One field on the way down a template, and the ways to go on from it.
struct FieldStep {
  let path: String
  let field: Field
  /// Its value, where there is one.
  let node: Node?

  /// The candidates for a purpose.
  func words(for purpose: FieldWords.Purpose) -> [Candidate] {
    switch purpose {
    case .present: present
    case .removable: (field.isRequired ? [] : [whole]) + (isObject ? [inside] : [])
    case .assigned: assigned
    case .texts: texts
    case .lists: lists
    }
  }

  private var present: [Candidate] {
    switch field.shape {
    case .object: [inside]
    case .list: [elements]
    case .union where node?.kind == .object: [whole, inside]
    case .gradient where node?.kind == .array: [whole, elements]
    default: [whole]
    }
  }

  private var assigned: [Candidate] {
    switch field.shape {
    case .object: (field.words == nil ? [] : [value]) + [inside]
    case .union: [value, inside]
    case .list: [elements]
    default: [value]
    }
  }

  private var texts: [Candidate] {
    switch field.shape {
    case .words, .url: [value]
    case .object: (field.words == nil ? [] : [value]) + [inside]
    case .union: [inside]
    case .list: [elements]
    default: []
    }
  }

  private var lists: [Candidate] {
    switch field.shape {
    case .list(.object(let model), _):
      [whole] + (model.holdsLists && node != nil ? [elements] : [])
    case .list, .gradient: [whole]
    case .object(let model): model.holdsLists ? [inside] : []
    default: []
    }
  }

  private var note: String { node.flatMap { field.held(in: $0) } ?? field.summary }
  private var whole: Candidate { Candidate(path, note) }
  private var value: Candidate { Candidate(path + "=", note, ending: .value) }
  private var inside: Candidate { Candidate(path + ".", field.summary, ending: .step) }
  private var elements: Candidate { Candidate(path + "[", note, ending: .step) }
  private var isObject: Bool { if case .object = field.shape { true } else { false } }
}

extension Field {
  /// A value in few words; nil where it would say nothing.
  func held(in node: Node) -> String? {
    if let words, node.kind == .object { return node[words.name]?.string.map { quoted($0) } }
    if case .object = shape { return nil }
    let text = text(of: node)
    if case .words = shape, node.kind == .string { return quoted(text) }
    return printable(text, atMost: 60)
  }
}

extension Model {
  /// Whether a list lies somewhere below it.
  fileprivate var holdsLists: Bool { fieldsByPath.contains { $0.field.isList } }
}
