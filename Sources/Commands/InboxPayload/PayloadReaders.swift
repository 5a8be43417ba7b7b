internal import Authoring
internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import SourceText
internal import Templates
internal import Wording

/// Words in one language.
struct LanguageText: Sendable {
  let language: String
  let text: String
}

extension CompletionKind {
  /// The fields of an object, with their values between commas.
  fileprivate static func pairs(of model: Model) -> CompletionKind {
    .pairs(
      keys: model.fields.map { Candidate($0.name, $0.summary) },
      values: model.fields.reduce(into: [:]) { values, field in
        guard case .choice(let choices) = field.shape else { return }
        values[field.name] = choices.map { Candidate($0.name, $0.summary) }
      })
  }
}

extension Reader<CardType> {
  /// A card.
  static let cardType = card("TYPE", Catalogue.cardTypes.map(\.name))
  /// A card that there is a starter for.
  static let starter = card("STARTER", Starters.inbox.map(\.name))

  private static func card(_ name: String, _ names: [String]) -> Reader {
    let cards = names.compactMap(Catalogue.cardType(named:)).map { Candidate($0.name, $0.summary) }
    return Reader(name, completion: .explained(cards)) { (word) throws(ReaderError) in
      guard names.contains(word), let card = Catalogue.cardType(named: word) else {
        let near = nearest(to: word, in: names)
        throw ReaderError(
          "\(quoted(word)) is not a card",
          hint: near.map { "Did you mean \($0)?" } ?? "The cards are \(joined(names, by: "and")).")
      }
      return card
    }
  }
}

extension Reader<String> {
  /// A text with something in it: an unset variable of a script must not widen whom a request reaches.
  static let someText = Reader("TEXT") { (word) throws(ReaderError) in
    guard !word.isEmpty else { throw ReaderError("there is nothing in it") }
    return word
  }

  /// A platform of a request; one that is not known is refused with the rest.
  static let messagePlatform = Reader(
    "PLATFORM", completion: .choices(MessagePlatform.all.map(\.name))
  ) { (word) throws(ReaderError) in word }
}

extension Reader<LanguageText> {
  /// A language and words in it.
  static let languageText = Reader(
    "LANGUAGE=TEXT", completion: .words(.languageTexts)
  ) { (word) throws(ReaderError) in
    guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
      throw ReaderError(
        "\(quoted(word)) is not LANGUAGE=TEXT", hint: "Write a code and the words: de=Neu.")
    }
    let language = try Reader<String>.locale.read(String(word[..<equals]))
    return LanguageText(language: language, text: String(word[word.index(after: equals)...]))
  }
}

extension Reader<Value.Entry> {
  /// A name and a JSON value; what is no JSON is a text.
  static let dataEntry = Reader("KEY=VALUE") { (word) throws(ReaderError) in
    guard let equals = word.firstIndex(of: "="), equals != word.startIndex else {
      throw ReaderError(
        "\(quoted(word)) is not KEY=VALUE", hint: "Write a name and a value: promo_id=SUMMER.")
    }
    let key = String(word[..<equals])
    if Model.inboxData.field(named: key) != nil {
      throw ReaderError(
        "\(key) is read by the inbox and has a flag of its own",
        hint: "inapp inbox-payload --help names it.")
    }
    return JSONTree.Value.Entry(key, try jsonOrText(String(word[word.index(after: equals)...])))
  }

  private static func jsonOrText(_ text: String) throws(ReaderError) -> JSONTree.Value {
    if let value = try JSONTree.Value(json: text) { return value }
    guard text.hasPrefix("{") || text.hasPrefix("[") else { return .string(text) }
    throw ReaderError(
      "\(quoted(text)) is not JSON", hint: "Put names and texts into double quotes.")
  }
}

extension Reader<Value> {
  /// A slide, as pairs or as JSON.
  static let slide = Reader("SLIDE", completion: .pairs(of: .slide)) { (word) throws(ReaderError) in
    let names = Model.slide.fields.map(\.name)
    let value = try object(word, such: "image=https://example.com/1.jpg,title=New")
    guard case .object(let entries) = value,
      let other = entries.first(where: { !names.contains($0.key) })
    else { return value }
    let near = nearest(to: other.key, in: names)
    throw ReaderError(
      "a slide has no \(quoted(other.key))",
      hint: near.map { "Did you mean \($0)?" } ?? "It has \(joined(names, by: "and")).")
  }

  /// A button, as pairs or as JSON.
  static let button = Reader("BUTTON", completion: .pairs(of: .inboxButton)) {
    (word) throws(ReaderError) in
    try object(word, such: "title=Open,url=https://example.com")
  }

  /// A condition on a tag: a JSON list of the tag, an operator, and an operand.
  static let condition = Reader("JSON") { (word) throws(ReaderError) in
    guard case .array(let parts)? = try JSONTree.Value(json: word), parts.count == 3 else {
      throw ReaderError(
        "\(quoted(word)) is not a tag, an operator and an operand",
        hint: #"Write '["City", "EQ", "Bonn"]'."#)
    }
    return .array(parts)
  }

  private static func object(_ word: String, such example: String) throws(ReaderError)
    -> JSONTree.Value
  {
    if word.hasPrefix("{") {
      guard let value = try JSONTree.Value(json: word), case .object = value else {
        throw ReaderError("\(quoted(word)) is not a JSON object")
      }
      return value
    }
    var entries: [JSONTree.Value.Entry] = []
    for part in splitAtCommas(word) {
      guard let equals = part.firstIndex(of: "="), equals != part.startIndex else {
        throw ReaderError(
          "\(quoted(part)) is not KEY=VALUE",
          hint: "Write such as \(example), and \\, for a comma in a value.")
      }
      let key = String(part[..<equals])
      if entries.contains(where: { $0.key == key }) {
        throw ReaderError("\(quoted(key)) is given twice")
      }
      entries.append(.init(key, .string(String(part[part.index(after: equals)...]))))
    }
    return .object(entries)
  }
}

/// The parts between commas, in which `\,` stands for a comma, and `\\` before one for a backslash.
func splitAtCommas(_ text: String) -> [String] {
  var parts = [""]
  var backslashes = 0
  for character in text {
    if character == "\\" {
      backslashes += 1
      continue
    }
    let isComma = character == ","
    let kept = isComma ? backslashes / 2 : backslashes
    parts[parts.count - 1] += String(repeating: "\\", count: kept)
    if isComma, backslashes.isMultiple(of: 2) {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
    backslashes = 0
  }
  parts[parts.count - 1] += String(repeating: "\\", count: backslashes)
  return parts
}

extension Value {
  /// Reads JSON, in which no object may hold a key twice; nil for anything else.
  init?(json text: String) throws(ReaderError) {
    let document = Document(parsing: text)
    guard document.isValid, let root = document.root, let value = Value(node: root) else {
      return nil
    }
    if let double = document.duplicates.first {
      throw ReaderError("\(quoted(double.key)) is given twice")
    }
    self = value
  }
}
