internal import Wording

/// Reads the dotted form of a field path, character by character.
struct FieldPathReader {
  private let characters: [Character]
  private var place = 0

  init(_ text: String) { characters = Array(text) }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private func failure(_ message: String, at place: Int? = nil) -> FieldPathError {
    FieldPathError(message: message, column: (place ?? self.place) + 1)
  }

  mutating func read() throws(FieldPathError) -> FieldPath {
    guard !characters.isEmpty else { throw failure("the field has no name") }
    var origin = FieldPath.Origin.block
    var needsDot = false
    if next == "$", characters.count == 1 || characters[1] == "." || characters[1] == "[" {
      origin = .root
      place += 1
      needsDot = true
    }
    var steps: [FieldPath.Step] = []
    while let character = next {
      if character == "[" {
        steps.append(try readBrackets())
      } else if needsDot, character != "." {
        throw failure("a dot or \"[\" is expected after \"]\"")
      } else {
        if needsDot { place += 1 }
        // A name in quotes may follow a dot, as messages write it.
        steps.append(next == "[" ? try readBrackets() : .key(try readName()))
      }
      needsDot = true
    }
    return FieldPath(origin: origin, steps: steps)
  }

  private mutating func readName() throws(FieldPathError) -> String {
    let start = place
    while let character = next, character != ".", character != "[" {
      if character == "]" { throw failure("\"]\" has no \"[\" before it") }
      place += 1
    }
    guard place > start else { throw failure("a name is missing here", at: start) }
    return String(characters[start..<place])
  }

  private mutating func readBrackets() throws(FieldPathError) -> FieldPath.Step {
    let opening = place
    place += 1
    if let quote = next, quote == "\"" || quote == "'" {
      return try readQuoted(quote, opening: opening)
    }
    guard let closing = characters[place...].firstIndex(of: "]") else {
      throw failure("\"[\" is not closed", at: opening)
    }
    let inside = String(characters[place..<closing])
    let start = place
    place = closing + 1
    if inside == "+" { return .append }
    guard let index = Int(inside), inside == "\(index)" else {
      throw failure(
        "\(quoted("[\(inside)]")) is not an index: write [0], [-1] for the last or [+] to append",
        at: start)
    }
    return .index(index)
  }

  private mutating func readQuoted(_ quote: Character, opening: Int) throws(FieldPathError)
    -> FieldPath.Step
  {
    place += 1
    var content = ""
    while let character = next, character != quote {
      content.append(character)
      place += 1
      if character == "\\", let escaped = next {
        content.append(escaped)
        place += 1
      }
    }
    guard next != nil, place + 1 < characters.count, characters[place + 1] == "]" else {
      throw failure("\"[\" is not closed", at: opening)
    }
    place += 2
    return .key(String(decoding: decodeEscapes(in: Array(content.utf8)[...]), as: UTF8.self))
  }
}
