/// How a command writes what it found.
enum PlainFormat: String, CaseIterable, Sendable {
  case text, json
}
