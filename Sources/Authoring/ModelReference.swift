public import Schema
internal import Wording

/// An object of a kind of document and all its fields, for a manual.
public struct ModelReference: Sendable {
  /// One field.
  public struct Row: Hashable, Sendable {
    /// The field's name.
    public let name: String
    /// Its type, and whether it must be there.
    public let takes: String
    /// What it is, and what its values are held to.
    public let text: String
  }

  /// The object's name; with the objects that hold it, where several objects have that name.
  public let title: String
  /// What it is, in one sentence.
  public let summary: String
  /// The fields, in published order.
  public let rows: [Row]

  /// The objects of a document, its root first, each once and in the order in which they are met.
  public static func all(in root: Model) -> [ModelReference] {
    var found: [Found] = []
    visit(.object(root), in: root.name, &found)
    return found.map { object in
      let isAlone = found.count { $0.name == object.name } == 1
      let place = isAlone ? "" : " in \(joinedShort(object.holders))"
      return ModelReference(
        title: object.name + place, summary: object.summary, rows: object.rows)
    }
  }

  /// An object on the way, and those that hold it.
  private struct Found {
    let name: String
    let summary: String
    let rows: [Row]
    var holders: [String]
  }

  private static func visit(_ shape: Schema.Shape, in holder: String, _ found: inout [Found]) {
    switch shape {
    case .object(let model):
      note(model.name, model.summary, model.fields.map(Row.init), in: holder, &found) { found in
        for field in model.fields where field.role != .darkTheme {
          visit(field.shape, in: model.name, &found)
        }
      }
    case .union(let union):
      note(union.name, union.summary, union.rows, in: holder, &found) { found in
        for field in union.kinds.flatMap(\.fields) {
          visit(field.shape, in: union.name, &found)
        }
      }
    case .list(let element, _): visit(element, in: holder, &found)
    case .map(let value, _, _): visit(value, in: holder, &found)
    case .either(let shapes): for shape in shapes { visit(shape, in: holder, &found) }
    default: break
    }
  }

  private static func note(
    _ name: String, _ summary: String, _ rows: [Row], in holder: String,
    _ found: inout [Found], inside: (inout [Found]) -> Void
  ) {
    if let index = found.firstIndex(where: { $0.name == name && $0.rows == rows }) {
      if !found[index].holders.contains(holder) { found[index].holders.append(holder) }
      return
    }
    found.append(Found(name: name, summary: summary, rows: rows, holders: [holder]))
    inside(&found)
  }
}

/// The first few of some names.
private func joinedShort(_ names: [String]) -> String {
  names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and others" : "")
}

extension ModelReference.Row {
  fileprivate init(_ field: Field) {
    name = field.name
    takes = field.shape.title + (field.isRequired ? "; required" : "")
    text = ([field.summary] + field.remarks).joined(separator: " ")
  }

  fileprivate func only(in kinds: [String]) -> Self {
    Self(name: name, takes: takes, text: "Of \(joined(kinds, by: "and")): \(text)")
  }
}

extension Field {
  /// What else a reader has to know, in sentences.
  fileprivate var remarks: [String] {
    limits.map { "\($0[0].prefix(1).uppercased() + $0[0].dropFirst()): \($0[1])." }
      + (inertBecause.map { ["No effect: \($0)"] } ?? [])
      + (isDocumented ? [] : ["Not on the vendor's page; the SDKs were seen to read it."])
  }
}

extension Union {
  /// The field that tells the kinds apart, then those of the kinds, each with the kinds that have it unless all do.
  fileprivate var rows: [ModelReference.Row] {
    var owners: [(row: ModelReference.Row, kinds: [String])] = []
    for kind in kinds {
      for row in kind.fields.map(ModelReference.Row.init) {
        if let index = owners.firstIndex(where: { $0.row == row }) {
          owners[index].kinds.append(kind.name)
        } else {
          owners.append((row, [kind.name]))
        }
      }
    }
    return [.init(tagField)]
      + owners.map { $0.kinds.count == kinds.count ? $0.row : $0.row.only(in: $0.kinds) }
  }
}
