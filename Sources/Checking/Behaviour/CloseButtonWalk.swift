internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

extension Walker {
  /// Reports a close button that the author hides and phones show.
  mutating func checkCloseButton(of block: Node, _ type: DisplayType) {
    guard let field = type.block.field(for: .closeButton), let value = block.last(field.name),
      value.boolean == false, let reason = type.closeButton.rule.reason(for: block, type.block)
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
  fileprivate func reason(for block: Node, _ model: Model) -> (words: String, help: String)? {
    switch self {
    case .asWritten:
      return nil
    case .always:
      return ("always shows its close button", "write true, which is what iOS shows")
    case .unlessButtons:
      guard let buttons = block.value(of: .buttons, in: model), buttons.kind == .array,
        buttons.count == 0
      else { return nil }
      return ("without buttons shows its close button all the same", "add a button, or write true")
    case .unlessRewardButton:
      guard let prize = model.field(for: .reward)?.model, let reward = block.prize(by: model),
        reward.kind == .object, reward.value(of: .buttons, in: prize) == nil
      else { return nil }
      return (
        "whose reward has no button shows its close button all the same",
        "give the reward a button, or write true"
      )
    }
  }
}

extension Node {
  /// The winning segment's own reward, or the one for all.
  fileprivate func prize(by model: Model) -> Node? {
    ownPrize(by: model) ?? value(of: .reward, in: model)
  }

  private func ownPrize(by model: Model) -> Node? {
    guard let number = value(of: .winner, in: model)?.number,
      let segments = value(of: .segments, in: model),
      let winner = chosenIndex(number, among: segments.count),
      let segment = model.field(for: .segments)?.model
    else { return nil }
    return segments[winner]?.value(of: .reward, in: segment)
  }
}
