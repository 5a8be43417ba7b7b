internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

extension Walker {
  /// Reports a close button that the author hides and phones show.
  mutating func checkCloseButton(of block: Node, _ type: DisplayType) {
    guard let field = type.block.fields.first(where: { $0.role == .closeButton }),
      let value = block[field.name], value.boolean == false,
      let reason = type.closeButton.rule.reason(for: block)
    else { return }
    inside(.key(field.name)) {
      $0.report(
        .closeButtonForced, at: value.range,
        "a \(type.name) \(reason.words)",
        Outcomes(ios: .ignored, android: .undocumented),
        change: "the close button shows although \(field.name) is false", help: reason.help,
        fix: .unsafe("write true", $0.edit(replacing: value, with: true)))
    }
  }
}

extension CloseButton.Rule {
  /// Why the button shows although showClose is false, as part of a sentence, and what to do about it; nil where it does not.
  fileprivate func reason(for block: Node) -> (words: String, help: String)? {
    switch self {
    case .asWritten:
      return nil
    case .always:
      return ("always shows its close button", "write true, which is what iOS shows")
    case .unlessButtons:
      guard let buttons = block["buttons"], buttons.kind == .array, buttons.count == 0 else {
        return nil
      }
      return ("without buttons shows its close button all the same", "add a button, or write true")
    case .unlessRewardButton:
      guard let reward = Self.prize(of: block), reward.kind == .object,
        reward["button"].map(\.isNull) ?? true
      else { return nil }
      return (
        "whose reward has no button shows its close button all the same",
        "give the reward a button, or write true"
      )
    }
  }

  /// The winning segment's own reward, or the one for all.
  private static func prize(of block: Node) -> Node? {
    guard let number = block["winIndex"]?.number, let segments = block["segments"],
      segments.count > 0
    else { return block["reward"] }
    let winner = Int(min(max(number, 0), Double(segments.count - 1)))
    let own = segments[winner]?["reward"]
    return own.flatMap { $0.isNull ? nil : $0 } ?? block["reward"]
  }
}
