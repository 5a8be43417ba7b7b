internal import Authoring
internal import JSONTree
internal import Schema
internal import Shell

extension Topic {
  static let nativeConfig = Topic(
    "native-config", summary: "What native-config.json holds.",
    page: FilePage(
      "native-config",
      commands: [
        "new", "set", "unset", "get", "add", "remove", "move", "fmt", "convert", "validate", "diff",
        "pack", "unpack", "inspect", "describe", "localize render",
      ]),
    body: [
      "A native in-app message is a ZIP with native-config.json at its root, and pushwoosh.json beside "
        + "it where there are translations. Phones read nothing else of it: pictures and films are "
        + "addresses on the web.",
      "The file is JSON in UTF-8. displayType names the kind of message, in any letter case, and its "
        + "content lies under the key of that name. The smallest \(Catalogue.displayTypes[0].name):",
      literal(Value(Catalogue.displayTypes[0].scaffold)),
      "Phones skip keys that they do not know. A required field that is missing, or a value that "
        + "cannot be read, makes them drop the whole message, but for what is said below. Which SDK "
        + "release draws which display type is in inapp help targets.",
      "Each text may hold placeholders; see inapp help localization.",
    ],
    sections: .objects(of: .nativeConfig))

  /// A document as it would stand in a file, indented.
  static func literal(_ value: Value) -> String {
    var layout = Layout.canonical
    layout.lineLength = 72
    return value.printed(breaksOutermost: true, layout: layout).split(separator: "\n").map {
      "  \($0)"
    }
    .joined(separator: "\n")
  }
}
