internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

extension Walker {
  mutating func checkNumber(_ node: Node, _ bounds: Bounds, of field: Field) {
    guard bounds.acceptsNumericStrings, let text = node.string else {
      return check(node.number, written: node.text, node, bounds, of: field)
    }
    forEachReading(of: text, at: node) { walker, text in
      walker.check(
        spelledNumber(text).flatMap { Double($0) }, written: Value.string(text).compact, node,
        bounds, of: field)
    }
  }

  private mutating func check(
    _ number: Double?, written: String, _ node: Node, _ bounds: Bounds, of field: Field
  ) {
    guard let number else { return wrongType(node, .number(bounds), of: field) }
    guard number.isFinite else { return }
    if bounds.scale == .whole, number != number.rounded(.towardZero) {
      cut(node, written: written, number, to: bounds.reading(number), of: field)
    }
    guard let limit = bounds.firstBroken(by: number) else { return }
    let unit = bounds.unit.map { " \($0)" } ?? ""
    report(
      .numberOutOfRange, at: node.range,
      "\(field.name) must be \(limit.words)\(unit), not \(written)",
      limit.beyond, change: "\(path.asTyped) \(written) shows as \(plain(limit.bound))",
      help: clampHelp(limit, unit))
  }

  private func clampHelp(_ limit: Limit, _ unit: String) -> String? {
    let clamps = Platform.allCases.contains { limit.beyond[$0] == .clamped }
    return clamps ? "phones use \(plain(limit.bound))\(unit) instead" : nil
  }

  mutating func checkIndex(_ node: Node, into list: Node?, named name: String, of field: Field) {
    guard let number = node.number else { return wrongType(node, field.shape, of: field) }
    guard let count = list?.count, number.isFinite,
      let chosen = chosenIndex(number, among: count)
    else { return }
    let whole = number.rounded(.towardZero)
    guard whole == Double(chosen) else {
      return report(
        .numberOutOfRange, at: node.range,
        "\(field.name) must be 0 to \(count - 1), one of the \(count) \(name), "
          + "not \(node.text)",
        .clamped, change: "\(path.asTyped) \(node.text) shows as \(chosen)",
        help: "phones use \(chosen) instead")
    }
    if number != whole { cut(node, written: node.text, number, to: whole, of: field) }
  }

  private mutating func cut(
    _ node: Node, written: String, _ number: Double, to whole: Double, of field: Field
  ) {
    report(
      .numberNotWhole, at: node.range, "\(field.name) should be a whole number", .clamped,
      change: "\(path.asTyped) \(written) shows as \(plain(whole))",
      help: "phones use \(plain(whole)) instead")
  }

  mutating func checkWords(_ node: Node, of field: Field) {
    guard let text = node.string else { return wrongType(node, .words, of: field) }
    forEachReading(of: text, at: node) { walker, text in
      guard text.isEmpty else { return }
      walker.reportEmpty(
        node, of: field,
        help: walker.entry == nil
          ? "write something, or leave out the whole object if it is optional"
          : "translate it, or remove the key: phones then show the placeholder's own default")
    }
  }

  /// Reports a text of no characters, or the translation that makes it one.
  func reportEmpty(_ node: Node, of field: Field, help: @autoclosure () -> String) {
    report(
      .emptyText, at: node.range,
      entry == nil ? "\(field.name) is empty" : "this translation is empty", field.malformed,
      help: help())
  }

  mutating func checkColor(_ node: Node, of field: Field) {
    guard let written = node.string else { return wrongType(node, .color, of: field) }
    forEachReading(of: written, at: node) { walker, text in
      let color = ColorText(text: text)
      guard !color.isDocumented else { return }
      let fix = color.repaired.flatMap { repaired in
        walker.edit(node, written: written, read: text, as: repaired).map { (repaired, $0) }
      }
      walker.report(
        .colorNotHex, at: node.range, "\(quoted(text)) is not a hex colour",
        color.outcomes(malformed: field.malformed), atLeast: .warning,
        help: color.repaired.map { "write \(quoted($0))" }
          ?? "write #RRGGBB, or #RRGGBBAA with its opacity",
        fix: fix.map { .safe("write \($0)", $1) })
    }
  }

  mutating func checkGradient(_ node: Node, of field: Field) {
    guard node.kind == .array else {
      guard node.string == nil else { return checkColor(node, of: field) }
      return wrongType(node, .gradient, of: field)
    }
    if node.count == 0 {
      report(
        .listLength, at: node.range, "\(field.name) must hold at least 1 colour",
        field.malformed)
    }
    for (index, value) in node.elements.enumerated() {
      inside(.index(index)) { $0.checkColor(value, of: field) }
    }
  }

  mutating func checkChoice(_ node: Node, _ choices: [Choice], of field: Field) {
    guard let written = node.string else { return wrongType(node, field.shape, of: field) }
    forEachReading(of: written, at: node) { walker, text in
      let word = text.lowercased()
      guard !choices.contains(where: { $0.name == word }) else {
        return walker.noteCase(of: text, word, written: written, field.name, at: node)
      }
      let names = choices.map(\.name)
      let near = nearest(to: text, in: names)
      let fix = text == written ? near : nil
      walker.report(
        .unknownChoice, at: node.range,
        "\(field.name) must be \(joined(names, by: "or")), not \(quoted(text))", field.malformed,
        help: near.map { "did you mean \(quoted($0))?" },
        fix: fix.map { .unsafe("write \($0)", walker.edit(replacing: node, with: .string($0))) })
    }
  }

  /// Notes a word in another letter case than the vendor's page has, which phones do not mind.
  func noteCase(
    of text: String, _ word: String, written: String, _ name: String, at node: Node
  ) {
    guard text != word else { return }
    report(
      .choiceCase, at: node.range, "\(name) should be \(quoted(word)), not \(quoted(text))",
      .accepted, help: "phones take either, but the vendor's page writes \(quoted(word))",
      fix: text == written
        ? .safe("write \(quoted(word))", edit(replacing: node, with: .string(word))) : nil)
  }
}
