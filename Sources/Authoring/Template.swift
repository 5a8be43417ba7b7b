public import JSONTree
internal import Localization
public import Schema
internal import SourceText
internal import Wording

/// A native-config.json that can be edited without losing a byte.
public struct Template: Sendable {
  /// The document.
  public let document: Document
  /// The root object.
  public let root: Node
  /// The display type that the document names.
  public let displayType: DisplayType

  /// Takes a document in which every field has one place.
  public init(_ document: Document) throws(EditError) {
    let root = try document.readableObject()
    guard let name = root["displayType"]?.string,
      let type = Catalogue.displayType(named: name.withoutPlaceholder)
    else {
      throw EditError(
        .unreadable, "\(printable(document.source.name)) names no known displayType",
        help: "inapp validate says what is wrong")
    }
    self.document = document
    self.root = root
    self.displayType = type
  }

  /// Refuses a document in which a key appears twice, because an edit could reach only one of them.
  public func requireUniqueKeys() throws(EditError) {
    try document.requireUniqueKeys()
  }

  /// The template after some edits.
  func applying(_ edits: [TextEdit]) throws(EditError) -> Template {
    try Template(document.applying(edits))
  }
}

extension String {
  /// The default of the placeholder that the text is; the text itself where it is none.
  fileprivate var withoutPlaceholder: String {
    guard let only = Placeholder.all(in: self).first, only.range == 0..<utf8.count else {
      return self
    }
    return only.fallback ?? self
  }
}
