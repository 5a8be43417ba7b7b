internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

extension CardCheck {
  mutating func checkButtons() {
    guard let list = message.buttonList, list.node.count > 0 else { return }
    if !choice.card.showsButtons {
      report(
        .buttonsNotShown, at: list, "a \(choice.card) card shows no buttons", "leaves them out.",
        help: "use captioned or classic, or take the buttons out")
    }
    for button in choice.buttons { check(button) }
    let count = choice.buttons.count { $0.title != nil }
    guard choice.card.showsButtons, count > InboxRules.documentedButtons else { return }
    report(
      .tooManyButtons, at: list,
      "\(count) buttons, and the vendor's page allows \(InboxRules.documentedButtons)",
      "shows all of them in one row, each very narrow.",
      help: "keep \(InboxRules.documentedButtons)", isChange: false)
  }

  private mutating func check(_ button: InboxButton) {
    let name = button.found.title
    guard button.title != nil else {
      return report(
        .buttonWithoutTitle, at: button.found,
        button.found.lack(of: "title") ?? "\(name) has no title", "leaves the button out.",
        help: "give it a title")
    }
    let token = button.token?.lowercased()
    let isToken = Model.buttonActions.contains { $0.name.lowercased() == token }
    switch button.action {
    case .openURL where token == "custom":
      report(
        .customWithURL, at: button.found, "\(name) is custom and has a url",
        "opens the url, although the vendor's page says that action wins.",
        help: "call the member otherwise, or leave out the action")
    case .openURL where token != nil && !isToken:
      report(
        .unknownAction, at: button.found.member("action") ?? button.found,
        "\(quoted(button.token ?? "")) is no action", "ignores it, and opens the url.",
        help: nearest(to: button.token ?? "", in: Model.buttonActions.map(\.name))
          .map { "did you mean \(quoted($0))?" } ?? "take it out, if the url is what is wanted")
    case .custom where !isToken:
      let address = button.url.map { InboxAddress($0) }
      let url = address.map { "its url \(quoted(button.url ?? "")) \($0.unusableWords)" }
      let action = button.token.map { "\(quoted($0)) is no action" } ?? "it has no action"
      report(
        .buttonWithoutAction, at: button.found,
        "\(name) does nothing by itself: \(action), and \(url ?? "it has no url")",
        "leaves the tap to the app.",
        help: address?.unreadableHelp
          ?? "give it a url with a scheme, or an action: dismiss, markRead or custom",
        isChange: button.url != nil || button.token != nil)
    default: checkRest(of: button)
    }
  }

  /// Finds what a button holds besides, and neither phone nor app gets.
  private mutating func checkRest(of button: InboxButton) {
    var read = ["title", "action"]
    let doing: String
    switch button.action {
    case .openURL:
      read.append("url")
      doing = "opens its url"
    case .dismiss: doing = "takes the message away"
    case .markRead: doing = "marks the message as read"
    case .custom: return
    }
    let rest = button.found.node.members.filter { !read.contains($0.key) && !$0.value.isNull }
      .map { printable($0.key, atMost: 40) }.unique
    guard !rest.isEmpty else { return }
    let names = rest.prefix(3) + (rest.count > 3 ? ["\(rest.count - 3) more"] : [])
    report(
      .unusedButtonPart, at: button.found,
      "\(button.found.title) \(doing), and has \(joined(Array(names), by: "and")) besides",
      rest.count == 1 ? "ignores it." : "ignores them.",
      help: rest.count == 1 ? "take it out" : "take them out")
  }
}
