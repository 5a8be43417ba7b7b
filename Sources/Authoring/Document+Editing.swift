public import JSONTree
internal import SourceText
internal import Wording

extension Document {
  /// The root object of a document whose syntax has no fault.
  public func readableObject() throws(EditError) -> Node {
    if let problem = problems.first {
      throw EditError(
        .unreadable, "\(place(of: problem.range)): \(problem.message)", help: problem.help)
    }
    guard let root, root.kind == .object else {
      throw EditError(.unreadable, "\(printable(source.name)) does not hold an object")
    }
    return root
  }

  /// Refuses a document in which a key appears twice, because an edit could reach only one of them.
  public func requireUniqueKeys() throws(EditError) {
    guard let twice = duplicates.first else { return }
    throw EditError(
      .unreadable,
      "\(quoted(twice.key)) appears twice, at \(place(of: twice.first)) and "
        + "\(place(of: twice.later))",
      help: "remove one of the two first")
  }

  /// The document after some edits.
  func applying(_ edits: [TextEdit]) throws(EditError) -> Document {
    do throws(EditConflict) {
      return Document(parsing: try source.applying(edits))
    } catch {
      throw EditError(.unreadable, "the edits overlap")
    }
  }

  /// The file, line and column at which a range begins.
  func place(of range: Range<Int>) -> String {
    let position = source.position(at: range.lowerBound)
    return "\(printable(source.name)):\(position.line):\(position.column)"
  }
}
