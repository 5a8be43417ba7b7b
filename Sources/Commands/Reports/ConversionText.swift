internal import Authoring
internal import JSONTree
internal import Localization
internal import Schema
internal import Shell
internal import Wording

extension Conversion {
  /// What became of each field, in lists below a headline, and what to do next.
  ///
  /// `word` is how the user named the template.
  func report(of input: Input, named word: String?, from old: Template, width: Int) -> String {
    let types = "\(old.displayType.name) → \(template.displayType.name)"
    let title = "\(printable(input.headline)): \(types)"
    let unused = unusedKeys(of: input, since: old)
    return title + "\n"
      + list("kept", kept.map(\.words), width)
      + list("new", new.map(\.words), width)
      + list("changed", changed.map(\.words), width)
      + list("lost", lost.map { printable($0) }, width)
      + list("unused", unused, width, "keys of \(Input.translationsName): ")
      + next(input.origin == .stdin ? "TEMPLATE" : word.map(shellQuoted), width)
  }

  private func list(_ name: String, _ words: [String], _ width: Int, _ lead: String = "") -> String
  {
    guard !words.isEmpty else { return "" }
    let lines = wrapped(lead + words.joined(separator: ", "), width: width - 11)
    return lines.enumerated().map { index, line in
      "  \((index == 0 ? name : "").padded(to: 7))  \(line)\n"
    }.joined()
  }

  /// A command to paste that replaces the examples.
  private func next(_ template: String?, _ width: Int) -> String {
    guard !blanks.isEmpty else { return "" }
    let words = ["Next: inapp set"] + [template].compactMap(\.self) + blanks.map(assignment)
    let command = printable(words.joined(separator: " "), atMost: .max)
    let lines = wrapped(command, width: width - 2)
    return lines.joined(separator: " \\\n  ") + "\n"
  }

  private func assignment(_ path: String) -> String {
    shellQuoted(path) == path ? "\(path)=…" : shellQuoted("\(path)=…")
  }

  /// The keys of the translations for which no placeholder asks any more.
  private func unusedKeys(of input: Input, since old: Template) -> [String] {
    guard let translations = input.translations.map({ Translations(Document(parsing: $0)) }) else {
      return []
    }
    let still = Set(template.document.usedKeys.map(\.key))
    let known = Set(translations.blocks.flatMap { $0.entries.map(\.key) })
    return old.document.usedKeys.map(\.key).filter { !still.contains($0) && known.contains($0) }
      .map { printable($0) }
  }
}

extension Conversion.Kept {
  fileprivate var words: String {
    printable(name) + (source.map { " from \(printable($0))" } ?? "")
  }
}

extension Conversion.Added {
  fileprivate var words: String {
    printable(name) + (value.map { " \(printable($0, atMost: 60))" } ?? "")
      + (source.map { " from \(printable($0))" } ?? "")
  }
}

extension Change {
  fileprivate var words: String {
    let sides = [old, new].map { printable($0 ?? "", atMost: 60) }
    return "\(printable(name)) \(sides.joined(separator: " → "))"
  }
}
