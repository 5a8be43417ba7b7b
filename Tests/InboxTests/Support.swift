import JSONTree
import Schema
import SourceText
import Testing

@testable import Inbox

/// A request with one message of these members.
func request(_ members: String) -> Document {
  Document(
    parsing: """
      {"request": {"application": "ABCDE-12345", "auth": "API_TOKEN", "notifications": [{\(members)}]}}
      """)
}

/// The message of a request with these members.
func message(_ members: String) throws -> InboxMessage {
  let document = request(members)
  try #require(document.isValid, "\(members)")
  let path = Path([.key("request"), .key("notifications"), .index(0)])
  return InboxMessage(try #require(document.node(at: path)), 0, at: path)
}

/// The card of a message with these members.
func choice(
  _ members: String, _ rules: InboxRules, in language: String? = nil
) throws -> CardChoice {
  let message = try message(members)
  return CardChoice(
    message, in: language, under: rules, parts: CardParts(message, under: rules))
}
