internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Walker {
  /// Reports a field that no phone shows: if it may go, or if it says something else than phones do anyway.
  mutating func noteInertia(of field: Field, _ member: Member) {
    guard let reason = field.inertBecause, ![.closeButton, .weight].contains(field.role),
      !field.isRequired || member.value.isOther(than: field.example)
    else { return }
    report(
      .noVisibleEffect, at: member.keyRange, "\(field.name) has no visible effect", .accepted,
      help: reason)
  }

  /// Reports a name that other objects have and that phones skip in this one.
  mutating func noteSkipped(_ member: Member, because reason: String) {
    guard !member.value.isNull else { return }
    inside(.key(member.key)) {
      let isAsInLight = $0.lightTwin.map { Value(node: $0) == Value(node: member.value) } ?? false
      $0.report(
        .noVisibleEffect, at: member.keyRange, "\(member.key) has no effect here",
        isAsInLight ? .accepted : .ignored, help: reason)
    }
  }

  /// Reports slices meant to be larger than others.
  mutating func noteWeights(of list: Node, _ element: Shape) {
    guard case .object(let model) = element, let field = model.field(for: .weight),
      let reason = field.inertBecause, let first = list[0]?.last(field.name)?.number
    else { return }
    let others = list.elements.enumerated().lazy.map { ($0, $1.lastMember(field.name)) }
    guard let (index, found) = others.first(where: { ($1?.value.number ?? first) != first }),
      let member = found
    else { return }
    inside(.index(index)) {
      $0.inside(.key(field.name)) {
        $0.report(
          .noVisibleEffect, at: member.keyRange, "\(field.name) has no visible effect", .accepted,
          help: reason)
      }
    }
  }

  /// Reports a transparency that phones do not draw.
  mutating func noteOpacity(of node: Node, field: Field) {
    guard let reason = field.opaqueBecause, let text = node.string else { return }
    forEachQuietReading(of: text) { walker, reading in
      guard let pigment = Pigment(reading.text), pigment.alpha < 1 else { return }
      walker.blaming(reading.entries.last) {
        $0.report(
          .noVisibleEffect, at: node.range,
          "the transparency of \(quoted(reading.text)) has no visible effect", .accepted,
          help: reason)
      }
    }
  }

  /// Reports a list that makes no gradient, and transparency in one that does.
  mutating func checkGradientLook(of node: Node, field: Field) {
    guard node.kind == .array, let first = node[0] else { return }
    guard node.count == 1 else {
      for (index, stop) in node.elements.enumerated() {
        inside(.index(index)) { $0.noteOpacity(of: stop, field: field) }
      }
      return
    }
    report(
      .oneColorGradient, at: node.range, "one colour alone makes no gradient", .accepted,
      help: "add a second colour, or write the colour without brackets",
      fix: first.string == nil
        ? nil : .safe("remove the brackets", TextEdit(range: node.range, text: first.text)))
  }

  /// Reports a time in which nobody can read what is shown.
  mutating func noteBrevity(of node: Node, _ bounds: Bounds, field: Field) {
    guard let least = bounds.legibleFrom, let number = node.number, number > 0, number < least
    else { return }
    report(
      .tooBriefToRead, at: node.range,
      "\(field.name) \(node.numberText ?? "") is too short to read anything", .accepted,
      help: "the number is in seconds; most people need 3 or more for one line")
  }

  /// Reports a film that has nothing to show in its place.
  mutating func noteMissingFallback(in object: Node, _ model: Model) {
    guard let film = model.field(for: .video), let field = model.field(for: .fallback),
      let address = object.last(film.name), object.value(of: .fallback, in: model) == nil
    else { return }
    onlyWhere(.everyRelease(where: PerPlatform(ios: true, android: false))) {
      $0.inside(.key(film.name)) {
        $0.report(
          .missingFallback, at: address.range,
          "there is no \(field.name) picture, so a video that fails closes the message", .accepted,
          help: "add \(quoted(field.name)): \(field.sample)")
      }
    }
  }
}

extension Node {
  /// Whether a true, false or number is another one than the schema's.
  fileprivate func isOther(than literal: Literal?) -> Bool {
    switch literal {
    case .boolean(let flag)?: boolean.map { $0 != flag } ?? false
    case .number(let other)?: number.map { $0 != other } ?? false
    default: false
    }
  }
}
