internal import Authoring
internal import Diagnostics
internal import Schema
internal import Shell
internal import Wording

struct DescribeOptions: CommandOptions {
  var common = CommonOptions()
  var subject: String?
}

extension Command<Console> {
  static let describe = Command(
    "describe", .learn, "Explains display types, campaign files, requests, and their fields.",
    discussion: [
      "Without a type it lists the display types and the SDK releases that draw them. With a type "
        + "it lists the fields; with a type and a field it tells all about that one."
    ],
    arguments: [
      .optionalOperand(
        "TYPE[.FIELD]", \DescribeOptions.subject, .described,
        "A display type, a field of it, a field of the document's root after $, campaign, or "
          + "create-message.")
    ],
    examples: [
      Example("inapp describe", "Lists the display types."),
      Example("inapp describe banner", "Lists the fields of a banner."),
      Example("inapp describe 'stories.items[].duration'", "Tells all about one field."),
      Example("inapp describe '$.cooldown'", "Tells about a field at the document's root."),
      Example("inapp describe campaign.events", "Lists what can happen in a campaign file."),
      Example("inapp describe create-message.data.carousel", "Tells about the slides of a card."),
    ],
    run: runDescribe)
}

private func runDescribe(_ options: DescribeOptions, _ console: Console) throws -> Int32 {
  let description = try Description(of: options.subject)
  try console.print(description.text(width: console.width, console.paint()))
  return ExitCodes.done
}

extension Reader<String> {
  /// A display type or a field of one.
  static let described = Reader(
    "TYPE[.FIELD]", completion: .words(.subjects)
  ) { (word) throws(ReaderError) in word }
}

extension Catalogue {
  /// The names of the display types.
  static var names: [String] { displayTypes.map(\.name) }
}
