internal import Diagnostics
internal import JSONTree
internal import Schema

extension Walker {
  /// Checks the overlay of a content block; a broken one shows the light version, never nothing.
  mutating func checkDarkOverlay(_ overlay: Node, over light: Node, _ block: Model) {
    guard !overlay.isNull else { return }
    guard overlay.kind == .object else {
      return report(
        .wrongType, at: overlay.range, "dark must be an object, not \(overlay.kind.described)",
        .lightVersion)
    }
    check(overlay, against: block.darkOverlay)
    matchLists(overlay, light)
  }

  /// Lists merge element by element, so both must be equally long, at every depth.
  private mutating func matchLists(_ overlay: Node, _ light: Node) {
    for member in overlay.members {
      guard let below = light[member.key], below.kind == member.value.kind else { continue }
      inside(.key(member.key)) {
        switch member.value.kind {
        case .object: $0.matchLists(member.value, below)
        case .array: $0.matchElements(member, below)
        default: break
        }
      }
    }
  }

  private mutating func matchElements(_ member: Member, _ light: Node) {
    let dark = member.value
    guard ["buttons", "items"].contains(member.key) else { return }
    guard dark.count == light.count else {
      return report(
        .listLength, at: dark.range.lowerBound..<dark.range.lowerBound + 1,
        "\(member.key) in dark must hold \(light.count) as in light, not \(dark.count)",
        .lightVersion)
    }
    for (index, pair) in zip(dark.elements, light.elements).enumerated() {
      inside(.index(index)) { $0.matchLists(pair.0, pair.1) }
    }
  }
}

extension Outcomes {
  /// The overlay is not used, and the message shows as in light mode.
  fileprivate static var lightVersion: Outcomes { .degraded(to: "the light version") }
}
