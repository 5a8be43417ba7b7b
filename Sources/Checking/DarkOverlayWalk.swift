internal import Diagnostics
internal import JSONTree
internal import Schema

extension Walker {
  /// Checks that lists are as long in a dark overlay as in light, at every depth: they merge by position.
  ///
  /// The model is the overlay's; nil where the schema says nothing of it.
  mutating func matchLists(_ overlay: Node, _ light: Node, _ model: Model?) {
    for member in overlay.members where !isSuperseded(member) {
      guard let below = light.last(member.key), !below.isNull else {
        noteWithoutLight(member)
        continue
      }
      guard !member.value.isNull else {
        noteNull(member)
        continue
      }
      guard below.kind == member.value.kind else { continue }
      let field = model?.field(named: member.key)
      inside(.key(member.key)) {
        switch member.value.kind {
        case .object: $0.matchLists(member.value, below, field?.model)
        case .array: $0.matchElements(member, below, field)
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

  /// A picture cannot be taken away in dark.
  private mutating func noteNull(_ member: Member) {
    inside(.key(member.key)) {
      $0.report(
        .noVisibleEffect, at: member.value.range,
        "null takes nothing away in dark mode: \(member.key) stays as in light", .ignored,
        help: "write another value, or leave it out")
    }
  }

  private mutating func matchElements(_ member: Member, _ light: Node, _ field: Field?) {
    let dark = member.value
    guard let field, field.mergesInDark else { return }
    guard dark.count == light.count else {
      return report(
        .listLength, at: dark.opening,
        "\(member.key) in dark must hold \(light.count) as in light, not \(dark.count)",
        .lightVersion)
    }
    for (index, pair) in zip(dark.elements, light.elements).enumerated() {
      inside(.index(index)) { $0.matchLists(pair.0, pair.1, field.model) }
    }
  }

  /// Reports an overlay that says nothing new.
  mutating func noteDarkLikeLight(_ overlay: Member, _ light: Node, _ model: Model) {
    guard overlay.value.repeats(light, model) else { return }
    inside(.key(overlay.key)) {
      $0.report(
        .noVisibleEffect, at: overlay.keyRange, "\(overlay.key) changes nothing", .accepted,
        help: "give it colours or pictures that differ from those above it")
    }
  }

  /// Whether some phone shows the light version because of a fault in the overlay.
  func isBroken(_ overlay: String) -> Bool {
    let place = steps + [.key(overlay)]
    return findings.contains { finding in
      finding.path.steps.starts(with: place)
        && Platform.allCases.contains {
          finding.consequence(on: .newest($0)) == Outcomes.lightVersion[$0]
        }
    }
  }

  /// The value of the light message that the overlay's value at hand would replace.
  var lightTwin: Node? {
    guard let overlay = type?.block.field(for: .darkTheme),
      let place = steps.firstIndex(of: .key(overlay.name))
    else { return nil }
    return (steps[..<place] + steps[(place + 1)...]).reduce(document.root) { node, step in
      switch step {
      case .key(let key): node?.last(key)
      case .index(let index): node?[index]
      }
    }
  }
}

extension Node {
  /// Whether an overlay says nothing but what the light object says.
  fileprivate func repeats(_ light: Node, _ model: Model) -> Bool {
    members.allSatisfy { member in
      guard let field = model.field(named: member.key), let below = light.last(member.key)
      else {
        return false
      }
      switch field.shape {
      case .object(let model):
        return member.value.kind == .object && member.value.repeats(below, model)
      case .list(.object(let model), _):
        return member.value.count == below.count
          && zip(member.value.elements, below.elements).allSatisfy { $0.repeats($1, model) }
      default:
        return !member.value.isNull && Value(node: member.value) == Value(node: below)
      }
    }
  }
}
