internal import Authoring
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

/// The fields of the template on the line.
func fieldWords(_ question: WordQuestion, _ purpose: FieldWords.Purpose) -> [Candidate] {
  question.template.map { FieldWords($0, purpose).candidates(for: question.word) } ?? []
}

/// The paths of a template's fields, step by step.
struct FieldWords {
  /// Which fields are wanted, and for what.
  enum Purpose {
    /// Those that the template holds.
    case present
    /// Those of them without which phones show the message.
    case removable
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
        purpose == .present || !blocks.contains($0.name) && $0.name != "displayType"
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
      if purpose != .assigned, purpose != .lists, node == nil { return [] }
      return FieldStep(path: prefix + field.name, field: field, node: node).words(for: purpose)
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
}
