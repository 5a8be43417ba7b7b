internal import Authoring
internal import JSONTree
internal import Localization
internal import Schema

extension Coverage {
  /// The same as data.
  func json(path: String) -> Value {
    [
      "version": 1, "path": .string(path),
      "defaultLanguage": defaultLanguage.map(Value.string) ?? .null,
      "complete": .boolean(isComplete),
      "languages": .array(languages.indices.map(language)),
      "keys": .array(rows.map(row)),
      "unused": .array(unused.map(Value.string)),
    ]
  }

  private func language(at index: Int) -> Value {
    let name = languages[index]
    let counts = State.allCases.map { Value.Entry($0.jsonName, Value(count($0, at: index))) }
    let reach = Platform.allCases.map {
      Value.Entry($0.rawValue, .string($0.reach(ofLanguageNamed: name).word))
    }
    return .object(
      [.init("name", .string(name)), .init("keys", Value(rows.count))] + counts
        + [.init("reach", .object(reach))])
  }

  private func row(_ row: Row) -> Value {
    let states = zip(languages, row.states).map {
      Value.Entry($0, .string($1.jsonName))
    }
    return ["key": .string(row.key), "text": .string(row.text), "states": .object(states)]
  }
}

extension Coverage.State {
  fileprivate var jsonName: String { self == .notText ? "notText" : rawValue }
}

extension LanguageReach {
  fileprivate var word: String {
    switch self {
    case .byDefault: "asks"
    case .ifAppSetsIt: "if-app-sets-it"
    case .never: "never"
    }
  }
}
