internal import Campaigns
internal import Checking
internal import Diagnostics
internal import Shell

/// Answers what the command table leaves to the moment; nothing where there is nothing to say.
func knownWords(_ request: WordRequest) -> [Candidate] {
  switch WordKind(rawValue: request.kind) {
  case .fields:
    templateOnLine(request).map { FieldWords($0, .present).candidates(for: request.word) } ?? []
  case .keyedFields:
    templateOnLine(request).map { FieldWords($0, .texts).candidates(for: request.word) } ?? []
  case .assignments: assignmentWords(request)
  case .fieldFlags: fieldFlagWords(request)
  case .lists:
    templateOnLine(request).map { FieldWords($0, .lists).candidates(for: request.word) } ?? []
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
