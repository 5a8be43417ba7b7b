import Checking
import Diagnostics
import Foundation
import JSONTree
import Schema
import SourceText
import Templates
import TestSupport
import Testing

@Suite struct PublishedExamplesTests {
  private func report(_ bytes: [UInt8], on targets: [Target]) -> Report {
    let source = SourceFile(name: "native-config.json", bytes: bytes)
    return Checker(targets: targets).check(nativeConfig: Document(parsing: source))
  }

  @Test(arguments: Catalogue.displayTypes)
  func publishedExamplesShowAsTheyAre(_ type: DisplayType) throws {
    let file = projectRoot.appending(path: "Tests/Fixtures/published/\(type.name).json")
    let bytes = try [UInt8](Data(contentsOf: file))
    let report = report(bytes, on: [.newest(.ios)])
    #expect(report.diagnostics.filter { $0.severity > .info }.map(\.message) == [])
    #expect(report.verdicts.map(\.outcome) == [.shown])
    #expect(report.displayType == type.name)
  }

  @Test(arguments: Catalogue.displayTypes)
  func startersAreCleanOnTheNewestIOS(_ type: DisplayType) throws {
    let starter = try #require(Starters.native(named: type.name))
    let report = report(starter.bytes, on: [.newest(.ios)])
    #expect(report.diagnostics.map(\.message) == [])
    #expect(report.verdicts.map(\.outcome) == [.shown])
  }

  @Test func everyStarterHasItsDisplayType() {
    #expect(Set(Starters.native.map(\.name)) == Set(Catalogue.displayTypes.map(\.name)))
  }
}
