internal import Campaigns
internal import Checking
internal import Diagnostics
internal import Localization
internal import Shell

/// Answers what the command table leaves to the moment; nothing where there is nothing to say.
func knownWords(_ question: WordQuestion) -> [Candidate] {
  switch WordKind(rawValue: question.request.kind) {
  case .fields: fieldWords(question, question.request.command == "unset" ? .removable : .present)
  case .keyedFields: fieldWords(question, .texts)
  case .assignments: assignmentWords(question)
  case .fieldFlags: fieldFlagWords(question)
  case .lists: fieldWords(question, .lists)
  case .elements: elementWords(question)
  case .subjects: subjectWords(question.word)
  case .rules: RuleFamily.known.flatMap(\.rules).map { Candidate($0.id, $0.summary) }
  case .languages: languageWords(question)
  case .languageTexts:
    DeviceLanguage.named.map { Candidate("\($0.code)=", $0.name, ending: .value) }
  case .zones: zoneWords(question.word)
  case .expectations: expectationWords(question)
  case .events: Event.Name.allCases.map { Candidate($0.rawValue + " ", ending: .value) }
  case nil: []
  }
}
