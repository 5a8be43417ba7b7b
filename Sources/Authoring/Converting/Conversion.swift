internal import JSONTree
public import Schema
internal import SourceText
internal import Wording

/// A template turned into one of another display type, and what became of its fields.
public struct Conversion: Sendable {
  /// A field whose value came along.
  public struct Kept: Hashable, Sendable {
    /// The field's name now.
    public let name: String
    /// Its name before, where that was another.
    public let source: String?
  }

  /// A field that was not there before.
  public struct Added: Hashable, Sendable {
    /// The field's name.
    public let name: String
    /// Its value in a word, where it has one.
    public let value: String?
    /// The field whose value lies in it, where there is one.
    public let source: String?
  }

  /// The new template.
  public let template: Template
  /// The fields whose values came along.
  public let kept: [Kept]
  /// The fields that were not there before.
  public let new: [Added]
  /// The fields whose values had to be others.
  public let changed: [Change]
  /// The names of the fields that have no place any more.
  public let lost: [String]
  /// The values that the new type needs and nobody chose.
  public let invented: [Change]
  /// The paths, from the content block, of example words and addresses that the author is to replace.
  public let blanks: [String]
  /// Whether anything but what every display type has came along.
  public let carriesSomething: Bool
}

extension Template {
  /// The template as one of another display type; all but its content block and displayType stays byte for byte.
  ///
  /// `replacing` allows a block of that type that lies there unused to go.
  public func converted(
    to type: DisplayType, replacing: Bool = false
  ) throws(EditError) -> Conversion {
    try requireUniqueKeys()
    guard document.loneSurrogates.isEmpty else {
      throw EditError(
        .unreadable,
        "\(document.place(of: document.loneSurrogates[0])): half a character, which phones refuse",
        help: "remove it first")
    }
    guard let node = root[displayType.name], node.kind == .object, let block = Value(node: node)
    else {
      throw EditError(
        .absent, "\(printable(document.source.name)) holds no \(displayType.name) block")
    }
    guard replacing || root[type.name] == nil else {
      throw EditError(
        .required,
        "\(printable(document.source.name)) holds \(type.name.prefixedWithArticle) block already, unused",
        help: "--force puts the new one in its place")
    }
    let darkName = displayType.block.field(for: .darkTheme)?.name
    let dark = darkName.flatMap { block[$0] }
    var builder = BlockBuilder(from: displayType)
    let source = ThemedObject(
      path: .root, model: displayType.block, light: block, dark: dark)
    let built = builder.build(type.block, from: source)
    return Conversion(
      try putting(built.light.adding(built.dark, darkName), as: type),
      ConversionNotes(builder, from: displayType, to: type, block: block, darkName: darkName))
  }

  /// The template with another content block in the place of its own.
  private func putting(_ block: Value, as type: DisplayType) throws(EditError) -> Template {
    guard let name = root["displayType"], let member = root.member(displayType.name) else {
      return self
    }
    var edits = [
      document.replacing(name, with: .string(type.name)),
      TextEdit(range: member.keyRange, text: Value.string(type.name).compact),
    ]
    if let unused = Array(root.members).firstIndex(where: { $0.key == type.name }) {
      edits.append(document.removingMember(at: unused, from: root))
    }
    let renamed = try document.applying(edits)
    guard let place = renamed.root?[type.name] else { return self }
    return try Template(renamed.applying([renamed.replacing(place, with: block)]))
  }
}

extension Conversion {
  fileprivate init(_ template: Template, _ notes: ConversionNotes) {
    self.init(
      template: template, kept: notes.kept, new: notes.new, changed: notes.changed,
      lost: notes.lost, invented: notes.invented, blanks: notes.blanks,
      carriesSomething: notes.carriesSomething)
  }
}

extension Value {
  /// The object with its dark overlay, where there is one.
  fileprivate func adding(_ dark: Value?, _ name: String?) -> Value {
    guard case .object(let entries) = self, let dark, let name else { return self }
    return .object(entries + [.init(name, dark)])
  }
}
