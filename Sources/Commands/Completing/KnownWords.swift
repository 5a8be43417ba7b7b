internal import Campaigns
internal import Checking
internal import Diagnostics
internal import Shell

/// Answers what the command table leaves to the moment; nothing where there is nothing to say.
func knownWords(_ request: WordRequest) -> [Candidate] {
  switch WordKind(rawValue: request.kind) {
  case .fields: fieldWords(request, request.command == "unset" ? .removable : .present)
  case .keyedFields: fieldWords(request, .texts)
  case .assignments: assignmentWords(request)
  case .fieldFlags: fieldFlagWords(request)
  case .lists: fieldWords(request, .lists)
  case .elements: elementWords(request)
  case .subjects: subjectWords(request.word)
  case .rules: RuleFamily.known.flatMap(\.rules).map { Candidate($0.id, $0.summary) }
  case .languages: languageWords(request)
  case .zones: zoneWords(request.word)
  case .expectations: expectationWords(request)
  case .events: Event.Name.allCases.map { Candidate($0.rawValue + " ", ending: .value) }
  case nil: []
  }
}
