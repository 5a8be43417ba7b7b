import Foundation
import Schema
import Testing

@testable import Rendering

/// The page as a server sends it.
@Suite struct ServedPageTests {
  @Test func onlyTheServedPageConnects() throws {
    let preview = preview(sample("modal"))
    let served = preview.servedPage
    let policy = try #require(
      served.text.split(separator: "\"").first { $0.hasPrefix("default-src 'none'") })
    #expect(policy.contains("; connect-src 'self'; "))
    let script = PageSources.message.followingServer.script
    #expect(policy.contains("script-src '\(digest(of: script))';"))
    #expect(served.text.contains("<script>\(script)</script>"))
    #expect(!preview.page.contains("connect-src") && !preview.page.contains("EventSource"))
    #expect(!preview.page.contains("data-version"))
  }

  @Test func theScriptReloadsAndGoesNowhere() {
    let whole = PageSources.message.followingServer.script
    #expect(whole.hasPrefix(PageSources.message.script))
    let script = whole.dropFirst(PageSources.message.script.count)
    #expect(script.components(separatedBy: "location").count == 2)
    #expect(script.contains("if (event.data !== version) location.reload();"))
    #expect(script.components(separatedBy: "new EventSource(\"/changes\")").count == 2)
    for way in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(",
      "DOMParser", ".href", "window.open", "srcdoc", "cssText", "fetch", "XMLHttp", "</script",
    ] { #expect(!script.contains(way), "\(way)") }
  }

  @Test func theVersionIsThatOfWhatIsSeen() {
    let page = preview(sample("modal")).servedPage
    #expect(page.text.contains("<html lang=\"en\" data-version=\"\(page.version)\">"))
    #expect(preview(sample("modal")).servedPage.version == page.version)
    #expect(preview(sample("banner")).servedPage.version != page.version)
    var dark = preview(sample("modal"))
    dark.view.isDark = true
    #expect(dark.servedPage.version != page.version)
  }
}
