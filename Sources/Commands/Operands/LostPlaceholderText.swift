internal import Authoring
internal import JSONTree
internal import Localization
internal import Wording

extension [LostPlaceholder] {
  /// What the user should know of them, in lines; `file` is where the translations lie.
  func remarks(_ file: String) -> String {
    let file = printable(file)
    let replaced = filter(\.isReplaced)
    var text = replaced.map(\.name).unique.map {
      "inapp: \(printable($0)) was a placeholder; now it is the same in every language\n"
    }.joined()
    let unused = filter(\.isUnused).map { quoted($0.key) }.unique
    if !unused.isEmpty {
      text +=
        "\(text.isEmpty ? "inapp: " : "  ")\(file) keeps "
        + "\(Wording.joined(unused, by: "and")), which nothing uses now\n"
    }
    if !replaced.isEmpty {
      text += "  help: to keep it translated, edit the text in \(file) instead\n"
    }
    return text
  }
}

extension Input {
  /// What the user should know of new texts without a placeholder, in lines; nothing where nothing is translated.
  func remark(onPlainTexts names: [String]) -> String {
    let file = translations.map { Translations(Document(parsing: $0)) }
    guard file?.blocks.isEmpty == false, !names.isEmpty else { return "" }
    let names = joined(names.map { printable($0) }, by: "and")
    let help =
      origin == .stdin
      ? "" : "  help: inapp localize extract \(printable(shellQuoted(title))) moves it there\n"
    return "inapp: \(names) is in no translation\n" + help
  }
}
