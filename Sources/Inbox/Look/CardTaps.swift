internal import JSONTree
internal import Schema

/// What taps on the card of a message do under a set of rules.
struct CardTaps {
  /// What a tap on the message itself does.
  let ofMessage: CardTap
  private let message: InboxMessage
  private let rules: InboxRules
  private let hasOwnLink: Bool

  init(_ message: InboxMessage, _ rules: InboxRules) {
    self.message = message
    self.rules = rules
    hasOwnLink = message.ownLink != nil
    ofMessage =
      switch message.ownLink {
      case .some((name: "link", let node)): rules.tap(opening: node.string ?? "")
      case .some((_, let node)): .showsPage(node.string ?? "")
      case nil: .nothing
      }
  }

  /// What a tap on a part with an address does.
  func opening(_ address: String) -> CardTap {
    isOverruled ? ofMessage : rules.tap(opening: address)
  }

  /// What a card that is about a film or a pass opens; nil for other cards.
  func opening(of card: String) -> CardOpening? {
    let found = card == "video" ? message.film : card == "wallet" ? message.pass : nil
    guard let found, let address = found.node.string else { return nil }
    let own: CardTap = card == "video" ? .plays(address) : .addsPass(address)
    return CardOpening(
      pointer: found.path.pointer, tap: isOverruled ? ofMessage : own, ownsCard: rules.ownLinkWins)
  }

  /// Whether the message's own link or page answers all taps.
  private var isOverruled: Bool { rules.ownLinkWins && hasOwnLink }
}

extension InboxRules {
  /// What a tap on an address does.
  fileprivate func tap(opening address: String) -> CardTap {
    let scheme = InboxAddress(address).scheme
    return scheme.map(refusedSchemes.contains) ?? false ? .refuses(address) : .opens(address)
  }
}
