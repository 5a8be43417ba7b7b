import Checking
import Diagnostics
import Schema
import Testing

/// What depends on the releases asked about.
@Suite struct TargetTests {
  private func report(_ text: String, on targets: String...) -> Report {
    Checker(targets: targets.compactMap { Target($0) })
      .check(nativeConfig: Marked(text).document)
  }

  @Test func aFaultInDarkConcernsOnlyReleasesThatReadIt() {
    let text = Sample.modal(##""dark": {"background": "black"}"##)
    let old = report(text, on: "ios@7.2.0")
    #expect(old.diagnostics.map(\.rule.id) == ["unsupported-field", "undocumented-field"])
    #expect(old.verdicts.map(\.rules) == [["unsupported-field"]])
    let new = report(text, on: "ios@7.2.7")
    #expect(Set(new.diagnostics.map(\.rule.id)) == ["undocumented-field", "color-not-hex"])
    let both = report(text, on: "ios@7.2.0", "ios@7.2.7")
    let color = both.diagnostics.first { $0.rule.id == "color-not-hex" }
    #expect(color?.targets == ["ios@7.2.7"])
  }

  @Test func theLastOfTwoDisplayTypesCounts() {
    let text = ##"{"displayType": "modal", "displayType": "pip", "pip": {}}"##
    #expect(report(text, on: "ios").displayType == "pip")
  }

  @Test func theLastOfTwoBlocksCounts() {
    let text = Sample.modal("", root: ##""modal": null, "##)
    #expect(report(text, on: "ios").verdicts.map(\.outcome) == [.shown])
  }

  @Test func aTypeThatIsDrawnBeforeItIsDocumentedIsAWarning() {
    let text = Sample.modal("").replacing("modal", with: "sheet")
    let early = report(text, on: "ios@7.2.0")
    #expect(early.diagnostics.map(\.rule.id) == ["undocumented-support"])
    #expect(early.diagnostics.map(\.severity) == [.warning])
    #expect(early.verdicts.map(\.outcome) == [.shown])
    #expect(report(text, on: "ios@7.2.1").diagnostics.isEmpty)
    #expect(report(text, on: "android@6.10.0").verdicts.map(\.outcome) == [.dropped])
  }

  @Test func aMissingTypeIsAnErrorOnlyWhereThePlatformWasNamed() {
    let text = Sample.pip(##""position": "top-left", "width": 40"##)
    #expect(report(text).count(of: .error) == 0)
    #expect(report(text).verdicts.map(\.outcome) == [.shown, .dropped])
    #expect(report(text, on: "android").count(of: .error) == 1)
  }
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
