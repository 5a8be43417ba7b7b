internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema
internal import SourceText

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
  let phoneGroups: PhoneGroups
  private var found: Findings
  private let superseded: SupersededKeys
  var steps: [PathStep] = []
  /// What a release must have to read the place the walker is at.
  var scope: Support?
  /// The phones that read the text at hand as it is being checked; nil for all.
  var group: Set<Int>?
  /// The phones that read the content block at hand; nil for all.
  var readers: Set<Int>?
  /// The translation that the text at hand came from.
  var entry: TranslationEntry?
  /// Whether iOS may take an earlier value, which is fine, in place of the one at hand.
  private var isInDoubtOnIOS = false

  /// Begins with what is wrong with the document's syntax, which leads to the outcomes given.
  init(
    _ document: Document, translations: Document? = nil, phones: [Phone],
    unreadable outcomes: Outcomes, limit: Int
  ) {
    self.document = document
    self.translations = translations
    self.phones = phones
    phoneGroups = PhoneGroups(phones)
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
    let effect = isInDoubtOnIOS ? effect.inDoubtOnIOS : effect
    found.add(rule, effect, scope: scope, phones: group) {
      Finding(
        rule: rule, message: message(), range: range, path: path, effect: effect,
        leastSeverity: severity, change: change(), help: help(), fix: fix(), scope: scope,
        phones: group, entry: entry)
    }
  }

  /// Checks the last of several values under one key, which Android takes; which one iOS takes is not documented.
  ///
  /// So where an earlier one is fine on iOS, nothing is certain there of the faults of the last.
  mutating func checkLast(
    _ member: Member, after earlier: [Member], _ check: (inout Walker, Member) -> Void
  ) {
    let outer = isInDoubtOnIOS
    isInDoubtOnIOS = outer || earlier.contains { member in isFineOnIOS { check(&$0, member) } }
    check(&self, member)
    isInDoubtOnIOS = outer
  }

  private func isFineOnIOS(_ check: (inout Walker) -> Void) -> Bool {
    var trial = self
    trial.found = Findings(limit: 1)
    check(&trial)
    let releases = Set(phones.map(\.target)).filter { $0.platform == .ios }
    return trial.findings.allSatisfy { finding in
      releases.allSatisfy { finding.consequence(on: $0) == .accepted }
    }
  }
}
