import Foundation
import JSONTree
import SourceText
import TestSupport
import Testing

@testable import Rendering

/// Pages in one run of headless Chromium, each with a script of the test's own that measures it.
///
/// Time is the browser's virtual one: it runs on as soon as nothing is left to do.
enum Browser {
  static var isInstalled: Bool { tool("chromium") != nil }

  /// What each page's script found, by the page's name, as JSON.
  static func results(
    of pages: [(name: String, page: String, script: String)]
  ) throws -> [String: Value] {
    let folder = try TemporaryFolder()
    for (name, page, script) in pages {
      try folder.write(probed(page, script, name).utf8, to: "\(name).html")
    }
    try folder.write(harness(pages.map(\.name)).utf8, to: "all.html")
    let finished = try run(
      try #require(tool("chromium")),
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--force-device-scale-factor=2",
        "--no-first-run", "--disable-background-networking",
        "--user-data-dir=\(folder["profile"].path)", "--window-size=1500,1200",
        "--virtual-time-budget=20000", "--dump-dom", folder["all.html"].absoluteString,
      ], timeout: 90)
    return found(in: finished.output)
  }

  /// A page with one more script, which its policy allows as it does the page's own.
  private static func probed(_ page: String, _ script: String, _ name: String) -> String {
    let probe = """
      var hit, breaches = [];
      document.addEventListener('securitypolicyviolation', e =>
        breaches.push(e.violatedDirective + ' ' + e.blockedURI));
      const wait = ms => new Promise(done => setTimeout(done, ms));
      const all = s => [...document.querySelectorAll(s)];
      const one = s => document.querySelector(s);
      const box = s => {
        const [part, whole] = [one(s).getBoundingClientRect(), one('.screen').getBoundingClientRect()];
        const scale = whole.width / one('.screen').offsetWidth;
        return [part.left - whole.left, part.top - whole.top, part.width, part.height]
          .map(number => Math.round(number / scale * 100) / 100);
      };
      const style = (s, name) => getComputedStyle(one(s))[name];
      const settle = () => document.getAnimations().forEach(a => {
        if (a.effect.getTiming().iterations !== Infinity && !a.effect.target.matches('.fill')) a.finish();
      });
      const until = async is => { for (let turn = 0; turn < 300 && !is(); turn += 1) await wait(20); };
      // All is loaded, and what comes in has arrived.
      const ready = async () => { await until(() => !one('.stage .waiting')); settle(); };
      const touch = (node, type, x, y) => node.dispatchEvent(new PointerEvent(type,
        { clientX: x, clientY: y, button: 0, bubbles: true, cancelable: true }));
      const drag = (node, points) => {
        touch(node, 'pointerdown', ...points[0]);
        points.slice(1).forEach(point => touch(window, 'pointermove', ...point));
        touch(window, 'pointerup', ...points[points.length - 1]);
      };
      const middle = s => {
        const part = (typeof s === 'string' ? one(s) : s).getBoundingClientRect();
        return [part.left + part.width / 2, part.top + part.height / 2];
      };
      addEventListener('load', async () => {
        let found;
        try { found = await (async () => { \(script) })(); } catch (error) { found = { failed: String(error) }; }
        const rounded = (_, value) => typeof value === 'number' ? Math.round(value * 10) / 10 : value;
        parent.postMessage({ name: '\(name)', text: JSON.stringify(found, rounded) }, '*');
      });
      """
    return
      page
      .replacing("script-src '", with: "script-src '\(digest(of: probe))' '")
      .replacing("<title>", with: "<script>\(probe)</script><title>")
  }

  private static func harness(_ names: [String]) -> String {
    let frames = names.map {
      "<iframe src='\($0).html' style='position:absolute;left:0;top:0;width:1400px;height:1160px;border:0'></iframe>"
    }
    return """
      <!doctype html><script>onmessage = event => {
        const node = document.createElement('pre');
        node.id = event.data.name;
        node.textContent = event.data.text;
        document.body.append(node);
      }</script>\(frames.joined())
      """
  }

  private static func found(in dump: String) -> [String: Value] {
    var results: [String: Value] = [:]
    for part in dump.components(separatedBy: "<pre id=\"").dropFirst() {
      let pieces = part.components(separatedBy: "</pre>")[0].components(separatedBy: "\">")
      let json = pieces.dropFirst().joined(separator: "\">")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      results[pieces[0]] = Document(parsing: json).root.flatMap { Value(node: $0) }
    }
    return results
  }
}
