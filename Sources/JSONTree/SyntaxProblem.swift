public import SourceText

/// A place where a text is not JSON, with what to do about it.
public struct SyntaxProblem: Hashable, Sendable {
  /// The nature of the fault.
  public enum Kind: String, Sendable, CaseIterable {
    /// There is nothing in the file but white space.
    case emptyFile
    /// The file is UTF-16 or UTF-32.
    case notUTF8
    /// A byte is not part of a UTF-8 sequence.
    case invalidUTF8
    /// There is a zero byte.
    case nulByte
    /// The file has 4 GiB or more.
    case tooLarge
    /// Objects and arrays are nested more than 512 deep.
    case tooDeep
    /// The file ends inside an object or an array.
    case unexpectedEnd
    /// A closing bracket does not belong to the opening one.
    case mismatchedBracket
    /// A character has no place where it stands.
    case unexpectedCharacter
    /// A comma follows the last element or member.
    case trailingComma
    /// A comma stands where a value should.
    case extraComma
    /// Two elements or members have no comma between them.
    case missingComma
    /// A semicolon or an equals sign stands for a comma or a colon.
    case wrongSeparator
    /// A key and its value have no colon between them.
    case missingColon
    /// A key has no value.
    case missingValue
    /// There is a comment.
    case comment
    /// There is a space character that is not one of JSON's four.
    case oddSpace
    /// A string is in single quotes.
    case singleQuotes
    /// A string is in typographic quotes.
    case curlyQuotes
    /// A key is not in quotes.
    case unquotedKey
    /// A text is not in quotes.
    case unquotedText
    /// A word such as `True` or `None` stands for one of JSON's literals.
    case misspelledLiteral
    /// A word such as `NaN` or `Infinity` stands for a number.
    case notANumber
    /// A number is written in a way JSON does not know.
    case malformedNumber
    /// A number is too large for any double.
    case numberTooLarge
    /// A control character is written as it is in a string.
    case controlCharacter
    /// A string goes on after the end of its line.
    case lineBreakInString
    /// A string has no closing quote.
    case unclosedString
    /// A quote inside a string is not escaped.
    case unescapedQuote
    /// A backslash is followed by something that is no escape.
    case badEscape
    /// Something follows the end of the document.
    case contentAfterEnd
  }

  /// The nature of the fault.
  public let kind: Kind

  /// The bytes to point at; empty only at the end of the file.
  public let range: Range<Int>

  /// What was found: a fragment of a sentence, such as "a comma follows the last element".
  public let message: String

  /// What to do about it.
  public let help: String?

  /// The repair, where there is only one.
  public let fix: TextEdit?

  /// Creates a problem.
  public init(
    kind: Kind, range: Range<Int>, message: String, help: String? = nil, fix: TextEdit? = nil
  ) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
    self.fix = fix
  }
}

/// A key that occurs again in the same object.
public struct DuplicateKey: Hashable, Sendable {
  /// The key, decoded.
  public let key: String

  /// The bytes of its first occurrence, with quotes.
  public var first: Range<Int> { Int(firstBytes.lowerBound)..<Int(firstBytes.upperBound) }

  /// The bytes of a later occurrence, with quotes.
  public var later: Range<Int> { Int(laterBytes.lowerBound)..<Int(laterBytes.upperBound) }

  /// The ranges in half the space: a broken file may have a million of them.
  private let firstBytes: Range<UInt32>
  private let laterBytes: Range<UInt32>

  /// Creates a pair of occurrences.
  public init(key: String, first: Range<Int>, later: Range<Int>) {
    self.key = key
    firstBytes = UInt32(first.lowerBound)..<UInt32(first.upperBound)
    laterBytes = UInt32(later.lowerBound)..<UInt32(later.upperBound)
  }
}
