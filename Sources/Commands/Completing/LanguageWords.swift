internal import JSONTree
internal import Localization
internal import Shell

/// The languages of the template on the line; for a new one, or where there are none, common ones.
func languageWords(_ question: WordQuestion) -> [Candidate] {
  let document = question.request.command == "new" ? nil : question.document(Input.translationsName)
  let here = document.map { Translations($0).blocks.map(\.language) } ?? []
  let named = DeviceLanguage.named.map { Candidate($0.code, $0.name) }
  let isAdding = question.request.command == "localize add"
  if isAdding { return named.filter { !here.contains($0.word) } }
  guard !here.isEmpty else { return named }
  return here.map { code in Candidate(code, named.first { $0.word == code }?.note) }
}
