import Checking
import Diagnostics
import JSONTree
import Schema
import SourceText
import Templates
import TestSupport
import Testing

/// Damages every value of every starter in every way, and compares the verdict with the schema's word.
@Suite struct EveryFieldFaultTests {
  /// The newest release of each platform that draws the type.
  private static let cases = Catalogue.displayTypes.flatMap { type in
    Target.newestOfAll.filter(type.support.isObserved).map { (type, $0) }
  }

  @Test(arguments: cases)
  func removingOrNullingAFieldDropsExactlyWhereItIsRequired(
    _ type: DisplayType, _ target: Target
  ) throws {
    var count = 0
    for site in try Site.all(in: type) {
      let outcomes = try [site.removed(), site.replaced(with: .null)].map {
        try outcome($0, target)
      }
      let isNeeded = site.field.isRequired || site.isOnlyPrize
      let expected: Outcome = isNeeded ? .dropped : .shown
      #expect(outcomes == [expected, expected], "\(site.path)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test(arguments: cases)
  func aValueOfAnotherTypeDropsTheMessage(_ type: DisplayType, _ target: Target) throws {
    let values: [(Node.Kind, Value)] = [
      (.boolean, true), (.number, 7), (.string, "words"), (.array, []), (.object, .object([])),
    ]
    for site in try Site.all(in: type) {
      for (kind, value) in values where !site.field.shape.takes(kind) {
        #expect(
          try outcome(site.replaced(with: value), target) == .dropped, "\(site.path) = \(value)")
      }
    }
  }

  @Test(arguments: cases)
  func anEmptyValueDropsTheMessageUnlessEmptyIsAllowed(
    _ type: DisplayType, _ target: Target
  ) throws {
    for site in try Site.all(in: type) {
      guard let empty = site.field.shape.emptyValue else { continue }
      let expected: Outcome =
        site.field.shape.takesEmpty && !(site.field.name == "code" && site.isOnlyPrize)
        ? .shown : .dropped
      #expect(try outcome(site.replaced(with: empty), target) == expected, "\(site.path)")
    }
  }

  @Test(arguments: cases)
  func aNumberBeyondALimitDoesWhatTheSchemaSays(_ type: DisplayType, _ target: Target) throws {
    for site in try Site.all(in: type) {
      guard case .number(let bounds) = site.field.shape else { continue }
      for limit in bounds.limits {
        let number = limit.numberBeyond
        // A graver limit may lie on the way.
        let broken = try #require(bounds.firstBroken(by: number))
        let expected: Outcome =
          switch broken.beyond[target.platform] {
          case .dropped: .dropped
          case .clamped, .ignored, .degraded: .changed
          case .accepted, .undocumented: .shown
          }
        let document = try site.replaced(with: .number("\(number)"))
        #expect(try outcome(document, target) == expected, "\(site.path) = \(number)")
      }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func anyDamageIsSurvivedAndBlamedInsideTheFile(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<150 {
      let type = random.pick(Catalogue.displayTypes)
      var bytes = try #require(Starters.native(named: type.name)).bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
        let noise = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          random.pick(Array("{}[]\",:0-e.tfn\\ \u{7F}".utf8) + [0x00, 0xC3, 0xFF])
        }
        bytes.replaceSubrange(start..<end, with: noise)
      }
      let document = Document(parsing: SourceFile(name: "damaged", bytes: bytes))
      let report = Checker().check(nativeConfig: document)
      for finding in report.diagnostics {
        #expect(finding.range.lowerBound >= 0 && finding.range.upperBound <= bytes.count)
        #expect(!finding.text(.none).isEmpty)
      }
      if !document.isValid { #expect(report.verdicts.allSatisfy { $0.outcome == .dropped }) }
    }
  }

  private func outcome(_ document: Document, _ target: Target) throws -> Outcome {
    let report = Checker(targets: [target]).check(nativeConfig: document)
    return try #require(report.verdicts.first).outcome
  }
}

/// One value of a starter, and the field it belongs to.
private struct Site {
  let document: Document
  let path: Path
  let field: Field

  /// Every member of the content block at any depth, the block itself aside.
  static func all(in type: DisplayType) throws -> [Site] {
    let bytes = try #require(Starters.native(named: type.name)).bytes
    let document = Document(parsing: SourceFile(name: "starter", bytes: bytes))
    var sites: [Site] = []
    func visit(_ node: Node, _ path: Path, _ place: SchemaPath) {
      for member in node.kind == .object ? Array(node.members) : [] {
        let below = place.appending(member.key)
        guard let field = type.block.field(at: below) else { continue }
        let site = Site(document: document, path: path.appending(key: member.key), field: field)
        sites.append(site)
        visit(member.value, site.path, below)
      }
      for (index, element) in (node.kind == .array ? Array(node.elements) : []).enumerated() {
        visit(element, path.appending(index: index), place.element)
      }
    }
    let block = try #require(document.root?[type.name])
    visit(block, [.key(type.name)], SchemaPath())
    return sites
  }

  /// Whether a reward has nothing but this field to show.
  var isOnlyPrize: Bool {
    guard ["title", "code"].contains(field.name), let parent = path.parent,
      case .key("reward")? = parent.steps.last, let reward = document.node(at: parent)
    else { return false }
    return reward["title"] == nil || reward["code"] == nil
  }

  func removed() throws -> Document {
    let parent = try #require(path.parent.flatMap(document.node))
    let index = try #require(Array(parent.members).firstIndex { .key($0.key) == path.steps.last })
    return try applying(document.removingMember(at: index, from: parent))
  }

  func replaced(with value: Value) throws -> Document {
    try applying(document.replacing(try #require(document.node(at: path)), with: value))
  }

  private func applying(_ edit: TextEdit) throws -> Document {
    Document(parsing: try document.source.applying([edit]))
  }
}

extension Limit {
  /// A number on the wrong side of the edge, close to it.
  fileprivate var numberBeyond: Double {
    switch edge {
    case .above(let bound): bound
    case .atLeast(let bound): bound - 0.01
    case .atMost(let bound): bound + 0.01
    }
  }
}

extension Shape {
  /// The empty value of the shape's JSON kind, or nil where there is none.
  fileprivate var emptyValue: Value? {
    switch self {
    case .boolean, .number, .index, .either, .anything: nil
    case .words, .code, .identifier, .color, .gradient, .url, .choice: ""
    case .object, .union, .map: .object([])
    case .list, .row: []
    }
  }

  /// Whether phones take the empty value.
  fileprivate var takesEmpty: Bool {
    switch self {
    case .code, .identifier: true
    case .list(_, let count): count.atLeast == 0
    case .object, .map: isEmptyAllowed
    default: false
    }
  }

  /// Whether a value of this JSON kind may be a value of the shape.
  fileprivate func takes(_ kind: Node.Kind) -> Bool {
    switch self {
    case .boolean: kind == .boolean
    case .number, .index: kind == .number
    case .words, .code, .url: kind == .string
    case .identifier: kind == .string || kind == .number
    case .color, .gradient, .choice: false
    case .object, .union, .map: kind == .object && self.isEmptyAllowed
    case .list(_, let count): kind == .array && count.atLeast == 0
    case .row: false
    case .either(let shapes): shapes.contains { $0.takes(kind) }
    case .anything: true
    }
  }

  private var isEmptyAllowed: Bool {
    models.contains { $0.needsOneOf.isEmpty && $0.fields.allSatisfy { !$0.isRequired } }
  }
}
