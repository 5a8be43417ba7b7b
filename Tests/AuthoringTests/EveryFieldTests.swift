import Authoring
import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema
import SourceText
import Templates
import Testing

/// Properties that hold for every field of every display type.
@Suite struct EveryFieldTests {
  @Test(arguments: Catalogue.displayTypes)
  func settingAFieldToItsOwnValueChangesNoByte(_ type: DisplayType) throws {
    let template = try starter(type.name)
    var count = 0
    for (path, node) in scalars(of: template) {
      let value = node.string ?? node.text
      let edited = try template.text(setting: path, to: value)
      #expect(edited == template.document.source.text, "\(path)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test(arguments: Catalogue.displayTypes)
  func everyFieldCanBeSetToItsScaffoldAndIsThenThere(_ type: DisplayType) throws {
    let template = try starter(type.name)
    for (path, field) in type.block.fieldsByPath {
      guard let value = field.scaffold.typed else { continue }
      let typed = path.description.replacingOccurrences(of: "[]", with: "[0]")
      let parsed = try FieldPath(parsing: typed)
      guard let place = try? template.place(parsed), !isBehindMissingList(place, template) else {
        continue
      }
      let edited = try template.setting(parsed, to: value).template
      let found = try #require(try edited.place(parsed).node, "\(path)")
      #expect((found.string ?? found.text) == value, "\(path)")
      let after = Checker(targets: [.newest(.ios)]).check(nativeConfig: edited.document)
      let lost = after.diagnostics.filter { $0.severity == .error && $0.rule.id != "missing-field" }
      #expect(lost.map(\.message) == [], "\(path)=\(value)")
    }
  }

  @Test(arguments: Catalogue.displayTypes)
  func theScaffoldIsShown(_ type: DisplayType) throws {
    let text = Value(scaffold: type.scaffold).printed()
    let report = Checker(targets: [.newest(.ios)])
      .check(nativeConfig: Document(parsing: text))
    #expect(report.diagnostics.filter { $0.severity > .info }.map(\.message) == [])
  }

  @Test(arguments: Catalogue.displayTypes)
  func theMinimalStarterIsShownAndHoldsNothingToRemove(_ type: DisplayType) throws {
    let minimal = try starter(type.name).minimal()
    let report = Checker(targets: [.newest(.ios)]).check(nativeConfig: minimal.document)
    #expect(report.diagnostics.filter { $0.severity > .info }.map(\.message) == [])
    for (path, _) in scalars(of: minimal) {
      let place = try minimal.place(FieldPath(parsing: path))
      #expect(place.field.isRequired || path.contains("reward."), "\(path)")
    }
  }

  /// Every string, number and boolean of the content block, with its path.
  private func scalars(of template: Template) -> [(String, Node)] {
    func below(_ node: Node, _ path: Path) -> [(String, Node)] {
      switch node.kind {
      case .object: node.members.flatMap { below($0.value, path.appending(key: $0.key)) }
      case .array:
        node.elements.enumerated().flatMap { below($0.element, path.appending(index: $0.offset)) }
      default: [(path.description, node)]
      }
    }
    guard let block = template.root[template.displayType.name] else { return [] }
    return below(block, Path())
  }

  private func isBehindMissingList(_ place: Place, _ template: Template) -> Bool {
    guard place.node == nil, let last = place.path.steps.lastIndex(where: \.isIndex) else {
      return false
    }
    return template.document.node(at: Path(Array(place.path.steps[...last]))) == nil
  }
}

extension PathStep {
  fileprivate var isIndex: Bool {
    if case .index = self { true } else { false }
  }
}

extension Literal {
  /// The literal as a user would type it; nil for objects and lists.
  fileprivate var typed: String? {
    switch self {
    case .boolean(let flag): "\(flag)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .string(let text): text
    case .null, .list, .object: nil
    }
  }
}
