internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Template {
  /// The template without any field that phones can do without, in canonical layout.
  public func minimal() throws(EditError) -> Template {
    guard let value = Value(node: root) else {
      throw EditError(.unreadable, "\(printable(document.source.name)) cannot be read")
    }
    let kept = value.keepingRequired(of: displayType.inDocument)
    let text = kept.printed(breaksOutermost: true) + "\n"
    return try Template(
      Document(parsing: SourceFile(name: document.source.name, bytes: Array(text.utf8))))
  }
}

extension DisplayType {
  /// The document's root with this type's block as a required field.
  fileprivate var inDocument: Model {
    Model(
      name, summary,
      fields: Model.nativeConfig.fields.filter(\.isRequired)
        + [.required(name, .object(block), summary)])
  }
}

extension Value {
  /// The object's required members only, at every depth.
  fileprivate func keepingRequired(of model: Model) -> Value {
    guard case .object(let entries) = self else { return self }
    let alternative = model.needsOneOf.first { name in entries.contains { $0.key == name } }
    return .object(
      entries.compactMap { entry in
        guard let field = model.field(named: entry.key),
          field.isRequired || field.name == alternative
        else { return nil }
        return .init(entry.key, entry.value.keepingRequired(of: field.shape))
      })
  }

  private func keepingRequired(of shape: Schema.Shape) -> Value {
    switch (shape, self) {
    case (.object(let model), _): keepingRequired(of: model)
    case (.list(let element, _), .array(let elements)):
      .array(elements.map { $0.keepingRequired(of: element) })
    default: self
    }
  }
}
