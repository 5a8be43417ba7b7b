internal import JSONTree
internal import Schema

/// What becomes of an element of a message's buttons.
struct InboxButton {
  enum Action: Hashable {
    case openURL(String)
    case dismiss
    case markRead
    /// The members that go to the app, as JSON.
    case custom(String)
  }

  let found: Found
  /// The label; nil where the button is dropped for want of one.
  let title: String?
  let action: Action
  /// The action as it is written.
  let token: String?
  /// The address as it is written.
  let url: String?
  /// Whether the address can be opened.
  let isURLUsable: Bool
}

extension InboxMessage {
  /// The list of buttons.
  var buttonList: Found? { first("buttons") { $0.kind == .array } }

  /// What becomes of each button under a set of rules.
  func buttons(under rules: InboxRules) -> [InboxButton] {
    (buttonList?.elements ?? []).map { InboxButton($0, under: rules) }
  }
}

extension InboxButton {
  fileprivate init(_ found: Found, under rules: InboxRules) {
    let url = found.text("url")
    let address = url.map(InboxAddress.init)
    let isUsable = address?.isUsable(needingScheme: rules.needsScheme) ?? false
    let token = found.text("action")
    self.found = found
    self.title = found.node.kind == .object ? found.text("title") : nil
    self.token = token
    self.url = url
    isURLUsable = isUsable
    // Only these two words win over an address; custom does not, whatever the vendor's page says.
    switch (token?.lowercased(), url) {
    case ("dismiss", _): action = .dismiss
    case ("markread", _): action = .markRead
    case (_, .some(let url)) where isUsable: action = .openURL(url)
    default: action = .custom(Self.payload(of: found.node))
    }
  }

  /// What goes to the app: all members but two.
  private static func payload(of node: Node) -> String {
    let members = node.members.filter { $0.key != "title" && $0.key != "action" }
    let entries = members.compactMap { member in
      Value(node: member.value).map { Value.Entry(member.key, $0) }
    }
    return Value.object(entries).printed(layout: .oneLine)
  }
}
