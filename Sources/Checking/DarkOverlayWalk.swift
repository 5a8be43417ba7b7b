internal import Diagnostics
internal import JSONTree
internal import Schema

extension Walker {
  /// Checks that lists are as long in a dark overlay as in light, at every depth: they merge by position.
  mutating func matchLists(_ overlay: Node, _ light: Node) {
    for member in overlay.members {
      guard let below = light[member.key] else {
        noteWithoutLight(member)
        continue
      }
      guard below.kind == member.value.kind else { continue }
      inside(.key(member.key)) {
        switch member.value.kind {
        case .object: $0.matchLists(member.value, below)
        case .array: $0.matchElements(member, below)
        default: break
        }
      }
    }
  }

  /// Pictures may be new in dark; an object may not.
  private mutating func noteWithoutLight(_ member: Member) {
    guard member.value.kind == .object else { return }
    inside(.key(member.key)) {
      $0.report(
        .darkWithoutLight, at: member.keyRange,
        "\(member.key) is in dark, but the light message has none", .ignored)
    }
  }

  private mutating func matchElements(_ member: Member, _ light: Node) {
    let dark = member.value
    guard ["buttons", "items"].contains(member.key) else { return }
    guard dark.count == light.count else {
      return report(
        .listLength, at: dark.opening,
        "\(member.key) in dark must hold \(light.count) as in light, not \(dark.count)",
        .lightVersion)
    }
    for (index, pair) in zip(dark.elements, light.elements).enumerated() {
      inside(.index(index)) { $0.matchLists(pair.0, pair.1) }
    }
  }
}
