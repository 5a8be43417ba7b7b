public import JSONTree
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
    if let problem = document.problems.first {
      throw EditError(
        .unreadable, "\(document.place(of: problem.range)): \(problem.message)", help: problem.help)
    }
    guard let root = document.root, root.kind == .object else {
      throw EditError(.unreadable, "\(printable(document.source.name)) does not hold an object")
    }
    guard let name = root["displayType"]?.string, let type = Catalogue.displayType(named: name)
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
    guard let twice = document.duplicates.first else { return }
    throw EditError(
      .unreadable,
      "\(quoted(twice.key)) appears twice, at \(document.place(of: twice.first)) and "
        + "\(document.place(of: twice.later))",
      help: "remove one of the two first")
  }

  /// The template after some edits.
  func applying(_ edits: [TextEdit]) throws(EditError) -> Template {
    do {
      return try Template(Document(parsing: document.source.applying(edits)))
    } catch let error as EditError {
      throw error
    } catch {
      throw EditError(.unreadable, "the edits overlap")
    }
  }
}

extension Document {
  func place(of range: Range<Int>) -> String {
    let position = source.position(at: range.lowerBound)
    return "\(printable(source.name)):\(position.line):\(position.column)"
  }
}
