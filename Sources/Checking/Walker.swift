internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import SourceText
internal import Wording

/// Walks a document beside the schema and collects what does not fit.
struct Walker {
  let document: Document
  /// The pushwoosh.json beside a template.
  private let translations: Document?
  /// The display type; nil before it is known, and in documents of other kinds.
  var type: DisplayType?
  /// Where the fields of the display type belong, once that was asked.
  var places: FieldPlaces?
  let phones: [Phone]
  private let found: Findings
  private let superseded: SupersededKeys
  var steps: [PathStep] = []
  /// What a release must have to read the place the walker is at.
  var scope: Support?
  /// The phones that read the text at hand as it is being checked; nil for all.
  var group: Set<Int>?
  /// The phones that read the content block at hand; nil for all.
  private var readers: Set<Int>?
  /// The translation that the text at hand came from.
  var entry: TranslationEntry?

  /// Begins with what is wrong with the document's syntax, which leads to the outcomes given.
  init(
    _ document: Document, translations: Document? = nil, phones: [Phone],
    unreadable outcomes: Outcomes, limit: Int
  ) {
    self.document = document
    self.translations = translations
    self.phones = phones
    found = Findings(limit: limit)
    superseded = SupersededKeys(of: document)
    reportSyntax(of: document, outcomes)
  }

  /// Whether the document was read to its end, so that what is not there is missing.
  var isComplete: Bool { document.isComplete }

  /// An edit that puts another value in a node's place.
  func edit(replacing node: Node, with value: Value) -> TextEdit {
    document.replacing(node, with: value)
  }

  /// An edit that puts another text where phones read one: in the template, or in the translation it came from.
  func edit(_ node: Node, written: String, read: String, as text: String) -> TextEdit? {
    guard read != written else { return edit(replacing: node, with: .string(text)) }
    guard let entry, entry.value.string == read else { return nil }
    return translations?.replacing(entry.value, with: .string(text))
  }

  /// An edit that adds a member to an object.
  func edit(
    inserting value: Value, forKey key: String, in object: Node, at index: Int? = nil
  ) -> TextEdit {
    document.inserting(value, forKey: key, in: object, at: index)
  }

  var path: Path { Path(steps) }

  /// Whether the member's key comes again further on, so that Android does not read this one.
  func isSuperseded(_ member: Member) -> Bool { superseded.contains(member) }

  /// What was found, in the order of the walk.
  var findings: [Finding] { found.all }

  /// Reports a fault at the place the walker is at.
  ///
  /// - Parameters:
  ///   - rule: The rule broken.
  ///   - range: The bytes to blame.
  ///   - message: What is wrong.
  ///   - outcomes: What each platform does.
  ///   - severity: How grave it is at least, whatever phones do.
  ///   - change: What the phone shows where it changes something: "45 shows as 30".
  ///   - help: What to do about it.
  ///   - fix: The repair.
  func report(
    _ rule: Rule, at range: Range<Int>, _ message: @autoclosure () -> String, _ outcomes: Outcomes,
    atLeast severity: Severity = .info, change: @autoclosure () -> String? = nil,
    help: @autoclosure () -> String? = nil, fix: @autoclosure () -> Fix? = nil
  ) {
    report(
      rule, at: range, message(), .everywhere(outcomes), atLeast: severity, change: change(),
      help: help(), fix: fix())
  }

  /// Reports a fault whose effect depends on the release.
  func report(
    _ rule: Rule, at range: Range<Int>, _ message: @autoclosure () -> String,
    _ effect: Finding.Effect, atLeast severity: Severity = .info,
    change: @autoclosure () -> String? = nil, help: @autoclosure () -> String? = nil,
    fix: @autoclosure () -> Fix? = nil
  ) {
    found.add(rule, effect, scope: scope, phones: group) {
      Finding(
        rule: rule, message: message(), range: range, path: path, effect: effect,
        leastSeverity: severity, change: change(), help: help(), fix: fix(), scope: scope,
        phones: group, entry: entry)
    }
  }

  /// Checks a text once for each way in which phones read it.
  mutating func forEachReading(
    of text: String, at node: Node, _ body: (inout Walker, String) -> Void
  ) {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return body(&self, text) }
    let outer = group
    let readings = readings(of: text, outer)
    if outer == readers {
      notePlaceholders(in: text, at: node)
      if readings.count > 1 { noteDifference(in: text, at: node, outer) }
    }
    noteMissing(readings, in: text, at: node)
    for (reading, members) in readings {
      group = members
      entry = reading.entries.last
      body(&self, reading.text)
      entry = nil
    }
    group = outer
  }

  /// Reports what concerns only some phones; nil for all.
  mutating func limited(to phones: Set<Int>?, _ body: (inout Walker) -> Void) {
    let outer = group
    group = phones ?? group
    body(&self)
    group = outer
  }

  /// Checks what only some phones read; nil for all.
  mutating func among(_ phones: Set<Int>?, _ body: (inout Walker) -> Void) {
    let outer = (group, readers)
    group = phones
    readers = phones
    body(&self)
    group = outer.0
    readers = outer.1
  }

  /// The ways in which phones read a text, in the order of the phones.
  func readings(of text: String, _ among: Set<Int>?) -> [(Reading, Set<Int>)] {
    var found: [Reading: Int] = [:]
    var readings: [(Reading, Set<Int>)] = []
    for (index, phone) in phones.enumerated() where among?.contains(index) ?? true {
      let resolved = phone.resolver.resolve(text)
      let reading = Reading(
        text: resolved.text, entries: resolved.usedEntries,
        missingKeys: phone.resolver.block == nil ? [] : resolved.missingKeys)
      if let known = found[reading] {
        readings[known].1.insert(index)
      } else {
        found[reading] = readings.count
        readings.append((reading, [index]))
      }
    }
    return readings
  }

  mutating func inside(_ step: PathStep, _ body: (inout Walker) -> Void) {
    steps.append(step)
    body(&self)
    steps.removeLast()
  }

  /// Checks the fields of an object, each named once or more, and that none is missing.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - model: What the schema says of it.
  ///   - others: Names that may stand beside the model's fields.
  ///   - title: What the object is called in messages.
  mutating func check(
    _ object: Node, against model: Model, besides others: [String] = [],
    called title: @autoclosure () -> String? = nil
  ) {
    var seen: UInt64 = 0
    for member in object.members where !isSuperseded(member) {
      let key = member.key
      guard let index = model.fields.firstIndex(where: { $0.name == key }) else {
        if !others.contains(key) { unknown(member, of: object, model, others, called: title()) }
        continue
      }
      seen |= 1 << UInt64(index)
      inside(.key(key)) { $0.check(member, field: model.fields[index], in: object) }
    }
    for index in model.fields.indices where isComplete && seen & (1 << UInt64(index)) == 0 {
      missing(model.fields[index], in: object, called: title() ?? model.name)
    }
    checkAlternatives(of: model, in: object)
  }

  private mutating func check(_ member: Member, field: Field, in object: Node) {
    if let support = field.support { noteSupport(of: field, member, support) }
    noteInertia(of: field, member)
    guard !member.value.isNull else {
      if case .required(let otherwise) = field.presence {
        report(
          .missingField, at: member.value.range, "\(field.name) is null, which counts as missing",
          otherwise, help: "give it a value: \(field.sample)")
      }
      return
    }
    let outer = scope
    scope = field.support ?? scope
    check(member.value, field.shape, of: field, in: object)
    scope = outer
  }

  private mutating func noteSupport(of field: Field, _ member: Member, _ support: Support) {
    report(
      .unsupportedField, at: member.keyRange, "\(field.name) is newer than a target",
      .needs(support))
    guard !support.isDocumentedAnywhere else { return }
    report(
      .undocumentedField, at: member.keyRange,
      "\(field.name) works, but the vendor's page does not name it", .accepted)
  }

  private mutating func missing(
    _ field: Field, in object: Node, called title: @autoclosure () -> String
  ) {
    guard case .required(let otherwise) = field.presence else { return }
    let title = title()
    inside(.key(field.name)) {
      $0.report(
        .missingField, at: object.opening, "\(field.name) is missing from this \(title)", otherwise,
        help: "add \(quoted(field.name)): \(field.sample)")
    }
  }

  private mutating func checkAlternatives(of model: Model, in object: Node) {
    guard isComplete, !model.needsOneOf.isEmpty else { return }
    let given = model.needsOneOf.compactMap { object.last($0) }.filter { !$0.isNull }
    let texts = given.compactMap(\.string)
    guard texts.count == given.count else { return }
    forEachQuietReading(of: texts.first { !$0.isEmpty } ?? "") { walker, reading in
      guard reading.text.isEmpty else { return }
      walker.blaming(reading.entries.last) {
        $0.report(
          .emptyReward, at: object.opening,
          "this \(model.name) has neither \(model.needsOneOf.joined(separator: " nor "))",
          .dropped, help: "give it a title, or a code that is not empty")
      }
    }
  }
}

extension String {
  /// "a banner", "an Action".
  var prefixedWithArticle: String {
    let vowels: Set<Character> = ["A", "E", "I", "O", "U", "a", "e", "i", "o", "u"]
    return (first.map(vowels.contains) == true ? "an " : "a ") + self
  }
}

extension Node {
  /// The bracket that opens an object or list.
  var opening: Range<Int> { range.lowerBound..<range.lowerBound + 1 }
}
