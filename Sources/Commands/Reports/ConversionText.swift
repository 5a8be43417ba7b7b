internal import Authoring
internal import JSONTree
internal import Localization
internal import Schema
internal import Shell
internal import Wording

extension Conversion {
  /// What became of each field, in lists below a headline, and what to do next.
  func report(of input: Input, from old: Template, width: Int) -> String {
    let title = "\(printable(input.title)): \(old.displayType.name) → \(template.displayType.name)"
    let unused = unusedKeys(of: input, since: old)
    return title + "\n"
      + list("kept", kept.map(\.words), width)
      + list("new", new.map(\.words), width)
      + list("changed", changed.map(\.words), width)
      + list("lost", lost.map { printable($0) }, width)
      + list("unused", unused, width, "keys of \(Input.translationsName): ")
      + next(input, width)
  }

  private func list(_ name: String, _ words: [String], _ width: Int, _ lead: String = "") -> String
  {
    guard !words.isEmpty else { return "" }
    let lines = wrapped(lead + words.joined(separator: ", "), width: width - 11)
    return lines.enumerated().map { index, line in
      "  \((index == 0 ? name : "").padded(to: 7))  \(line)\n"
    }.joined()
  }

  private func next(_ input: Input, _ width: Int) -> String {
    guard !blanks.isEmpty else { return "" }
    let names = joined(blanks.map { printable($0) }, by: "and")
    let verb = blanks.count == 1 ? "holds an example" : "hold examples"
    let lines = wrapped("Next: \(names) \(verb); inapp set puts your own there.", width: width)
    return lines.joined(separator: "\n") + "\n"
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
