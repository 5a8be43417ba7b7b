internal import Shell
internal import Wording

extension Reader<String> {
  /// A language.
  static let locale = Reader("LANGUAGE", completion: .words(.languages)) {
    (word) throws(ReaderError) in
    guard word.isLanguageCode else {
      throw ReaderError("\(quoted(word)) is not a language", hint: "Write a code: de or zh-Hans.")
    }
    return word
  }
}

extension Reader<[String]> {
  /// Languages between commas.
  static let languages = Reader("LANGUAGES", completion: .list(of: .words(.languages))) {
    (word) throws(ReaderError) in
    let languages = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for language in languages where !language.isLanguageCode {
      throw ReaderError(
        "\(quoted(language)) is not a language", hint: "Write codes between commas: en,de,zh-Hans.")
    }
    guard Set(languages).count == languages.count else {
      throw ReaderError("a language is named twice")
    }
    return languages
  }
}

extension String {
  /// Whether this is two or three letters, perhaps followed by subtags: `de`, `zh-Hans`.
  fileprivate var isLanguageCode: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
