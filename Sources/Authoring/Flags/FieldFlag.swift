public import JSONTree
public import Schema

/// An option of the command line that stands for one field: `--title-color` for `title.color`.
public struct FieldFlag: Sendable {
  /// The option's name without dashes.
  public let name: String
  /// The place of the field below what the flags belong to: a content block, the root, or an element of a list.
  public let place: SchemaPath
  /// Whether the place is counted from the content block or from the document's root.
  public let origin: FieldPath.Origin
  /// What the schema says of the field.
  public let field: Field

  /// Whether it is written `--name` and `--no-name`, without a value.
  public var isSwitch: Bool {
    if case .boolean = field.shape { true } else { false }
  }

  /// Whether it stands for an object that has flags for the fields in it, and no words to be set by its own name.
  public var isAround: Bool {
    if case .object = field.shape { field.words == nil } else { false }
  }

  /// The field as a user would type its path.
  public var path: FieldPath {
    FieldPath(origin: origin, firstAt: place)
  }
}

extension FieldFlag {
  /// The flags of all fields that lie below an object without a list in between, parents first.
  ///
  /// The words of a Text go by the name of the Text itself.
  static func flags(below model: Model, from origin: FieldPath.Origin) -> [FieldFlag] {
    model.fieldsByPath.compactMap { path, field in
      let names = path.steps.compactMap { step -> String? in
        if case .field(let name) = step { name } else { nil }
      }
      guard names.count == path.steps.count, !model.isWords(at: path) else { return nil }
      let name = names.map(\.kebabCased).joined(separator: "-")
      return FieldFlag(name: name, place: path, origin: origin, field: field)
    }
  }
}

extension Model {
  /// Whether a place holds the words of the Text around it.
  fileprivate func isWords(at path: SchemaPath) -> Bool {
    guard let field = field(at: path), case .words = field.shape, path.steps.count > 1 else {
      return false
    }
    return self.field(at: SchemaPath(path.steps.dropLast()))?.words?.name == field.name
  }
}

extension Field {
  /// The field of a Text that holds its words; nil for any other field.
  public var words: Field? {
    guard case .object(let model) = shape else { return nil }
    return model.fields.first { if case .words = $0.shape { $0.role == .label } else { false } }
  }
}

extension String {
  /// `titleColor` as `title-color`.
  fileprivate var kebabCased: String {
    reduce(into: "") { text, character in
      text += character.isUppercase ? "-\(character.lowercased())" : String(character)
    }
  }
}
