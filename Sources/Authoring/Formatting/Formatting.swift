public import JSONTree
internal import Schema
public import SourceText

extension Document {
  /// A native-config.json in canonical layout, with the fields in schema order.
  ///
  /// Nothing that a reader can tell changes: numbers and escapes stay as they are spelled.
  public func formattedConfig() throws(EditError) -> SourceFile {
    try formatted(as: .nativeConfig, layout: .canonical)
  }

  /// A pushwoosh.json in canonical layout; languages and keys stay in the author's order.
  public func formattedTranslations() throws(EditError) -> SourceFile {
    try formatted(as: .pushwooshJSON, layout: .translations)
  }

  private func formatted(as model: Model, layout: Layout) throws(EditError) -> SourceFile {
    if let problem = problems.first {
      throw EditError(
        .unreadable, "\(place(of: problem.range)): \(problem.message)", help: problem.help)
    }
    try requireUniqueKeys()
    guard let root else { return source }
    var formatter = Formatter(bytes: source.bytes, layout: layout)
    formatter.print(root, as: .object(model), indentation: "", prefix: 0, breaksOutermost: true)
    return SourceFile(name: source.name, bytes: formatter.output + Array(layout.newline.utf8))
  }
}

extension Layout {
  /// The layout of pushwoosh.json: a line for each string, so that translators and diffs see one at a time.
  static let translations = {
    var layout = Layout.canonical
    layout.oneLineNesting = 0
    return layout
  }()
}
