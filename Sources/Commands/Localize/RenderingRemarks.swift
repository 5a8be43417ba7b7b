internal import JSONTree
internal import Localization
internal import Schema
internal import SourceText
internal import Wording

extension Translations? {
  /// Why a phone finds no block of its own language, as one line; nil where it does.
  func remark(on resolver: Resolver) -> String? {
    let platform = resolver.target.platform
    let defaults = "placeholders show their defaults"
    guard let self else { return "no \(Input.translationsName): \(defaults)" }
    if let fault = self.fault(on: platform) {
      return "\(platform.title) ignores \(printable(self.document.source.name)), "
        + "\(fault.words(in: self.document)): \(defaults)"
    }
    let name = resolver.language.name(on: platform)
    guard let block = resolver.block else {
      return "neither \(printable(name)) nor the default language has a block: \(defaults)"
    }
    guard block.language != name else { return nil }
    return "no block \(printable(name)): \(printable(block.language)) stands in"
  }
}

extension TranslationsFault {
  /// The fault as a relative clause, with its place.
  fileprivate func words(in document: Document) -> String {
    switch self {
    case .notJSON(let problem):
      let position = document.source.position(at: problem.range.lowerBound)
      return "which is no JSON (line \(position.line), column \(position.column): "
        + "\(problem.message))"
    case .notAnObject: return "which holds no object"
    case .noLocalization: return "whose localization is missing or no object"
    case .noDefaultLanguage: return "which names no default_language"
    }
  }
}

extension Resolution.Doubt {
  /// What is in doubt, as a sentence about the text.
  var words: String {
    switch self {
    case .deviceLanguage: "a name in it follows the phone's language; shown in English"
    case .tags: "the phone may know a tag for which the default stands here"
    case .replacementOrder: "placeholders overlap, and iOS has more than one answer"
    case .printing: "a translation is no string, and phones print it in their own way"
    case .tooLong: "the text grew beyond all measure; the rest was not replaced"
    }
  }
}
