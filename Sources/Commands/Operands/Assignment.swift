internal import Authoring
internal import JSONTree
internal import Shell
internal import Wording

/// One field of the command line and its new value: `--title X` or `title=X`.
struct Assignment: Hashable, Sendable {
  let field: FieldPath
  let value: String
  /// The field as it was written.
  let spelling: String
}

extension Template {
  /// The template with fields set in order, and what changed; refuses two values for one place.
  ///
  /// Each version is repaired before the next one takes values from it.
  func setting(
    _ assignments: [Assignment], _ repair: EditOptions.Repair = { ($0, $1) }
  ) throws -> (template: Template, changes: [Change]) {
    var template = self
    var changes: [Change] = []
    var spellings: [Path: String] = [:]
    for assignment in assignments {
      let place = try template.target(of: assignment.field, for: assignment.value)
      if place.isDisplayType {
        throw EditError(
          .wrongValue, "displayType cannot be set, as each type has fields of its own",
          help: "inapp convert changes the type of a template")
      }
      if let earlier = spellings.updateValue(assignment.spelling, forKey: place.path) {
        throw UsageError(
          earlier == assignment.spelling
            ? "\(printable(earlier)) is given twice"
            : "\(printable(earlier)) and \(printable(assignment.spelling)) are the same field",
          hint: "Keep one of the two; nothing was written.")
      }
      let result = try template.setting(assignment.field, to: assignment.value)
      let repaired = try repair(result.template, [result.change].flattened)
      template = repaired.template
      changes += repaired.changes
    }
    return (template, changes)
  }
}

extension Reader<Assignment> {
  /// A field and its value.
  static let assignment = Reader("FIELD=VALUE", completion: .words(.assignments)) {
    (word) throws(ReaderError) in
    guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
      throw ReaderError("\(quoted(word)) is not FIELD=VALUE", hint: hint(for: word))
    }
    let field = String(word[..<equals])
    do throws(FieldPathError) {
      return Assignment(
        field: try FieldPath(parsing: field), value: String(word[word.index(after: equals)...]),
        spelling: field)
    } catch {
      throw ReaderError(
        error.description, hint: "inapp help field-paths tells how fields are named.")
    }
  }

  private static func hint(for word: String) -> String {
    Bool(word) == nil
      ? "Write a field and its value, such as title=Hello."
      : "A switch takes its value after =, such as --show-close=\(word)."
  }
}
