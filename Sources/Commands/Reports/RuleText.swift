internal import Campaigns
internal import Checking
internal import Diagnostics
internal import Schema
internal import Wording

extension RuleTrial {
  /// The rule for a terminal; ends in a newline.
  func text(width: Int, _ paint: Paint) -> String {
    var lines = wrapped("\(rule.id): \(rule.summary)", width: width)
    lines[0] = paint(rule.id, .strong) + lines[0].dropFirst(rule.id.count)
    if !rule.why.isEmpty { lines += [""] + wrapped(rule.why, width: width) }
    if let twin = Rule.sharedByCampaigns.first(where: { $0.id == rule.id }) {
      let words = "In a campaign file it is always an error. \(twin.why)"
      lines += [""] + wrapped(words, width: width)
    }
    if !facts.isEmpty { lines.append("") }
    for (name, text) in facts {
      for (number, line) in wrapped(text, width: width - 12).enumerated() {
        lines.append("  " + (number == 0 ? name : "").padded(to: 10) + line)
      }
    }
    if !failures.isEmpty { lines += ["", paint("Fails:", .strong)] }
    lines += failures.flatMap { $0.lines(width: width, paint) }
    if !rule.passing.isEmpty { lines += ["", paint("Passes:", .strong)] }
    lines += rule.passing.flatMap { $0.lines(width: width, paint, under: .good) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How grave it is and, where there are examples, what they show.
  private var facts: [(name: String, text: String)] {
    guard let severity else { return [] }
    let effect = failures.first?.finding.effect ?? ""
    let grave = ("severity", severity.rawValue + (effect.isEmpty ? "" : ": \(effect)"))
    guard !failures.isEmpty else { return [grave] }
    let reach = targets.isEmpty ? [] : [("releases", releases)]
    return [grave] + reach + [("repair", repairWords)]
  }

  private var releases: String {
    let words = Platform.allCases.compactMap { $0.words(for: targets) }
    let isEvery = words == Platform.allCases.map(\.title)
    return isEvery ? "every SDK release" : joined(words, by: "and")
  }

  private var repairWords: String {
    let safe = failures.count { $0.repair == .safe }
    let guessed = failures.count { $0.repair == .unsafe }
    let some = safe + guessed < failures.count ? ", where it is plain what was meant" : ""
    switch (safe, guessed) {
    case (0, 0): return "by hand"
    case (0, _): return "inapp validate --unsafe-fixes\(some)"
    case (_, 0): return "inapp validate --fix\(some)"
    default: return "inapp validate --fix, and --unsafe-fixes by good guesses\(some)"
    }
  }
}

extension RuleTrial.Failure {
  /// The example, what is wrong with it, and what it leads to.
  fileprivate func lines(width: Int, _ paint: Paint) -> [String] {
    let repair: String? =
      switch self.repair {
      case .safe: "--fix: \(finding.fix?.title ?? "repairs it")"
      case .unsafe: "--unsafe-fixes: \(finding.fix?.title ?? "repairs it")"
      case .none: finding.help.map { "help: \($0)" }
      }
    let told = ["\(finding.severity.rawValue): \(finding.message)"] + (repair.map { [$0] } ?? [])
    return example.lines(width: width, paint, under: finding.severity.tone)
      + told.flatMap { text in
        wrapped(printable(text, atMost: 2000), width: width - 6).enumerated().map {
          ($0 == 0 ? "    " : "      ") + $1
        }
      }
  }
}

extension Diagnostic {
  /// What the targets do about it; empty where no note names one.
  fileprivate var effect: String {
    let titles = targets.compactMap { Target($0)?.title }
    return notes.filter { note in titles.contains { note.contains($0) } }.joined(separator: " ")
  }
}

extension Platform {
  /// The platform's known releases among targets: all, those from one on, those before one, or each by name.
  fileprivate func words(for targets: [Target]) -> String? {
    let known = knownReleases
    let concerned = targets.filter { $0.platform == self }.map(\.version)
    guard let first = concerned.first else { return nil }
    if concerned == known { return title }
    if concerned == known.suffix(concerned.count) { return "\(title) from \(first) on" }
    if concerned == Array(known.prefix(concerned.count)) {
      return "\(title) before \(known[concerned.count])"
    }
    return "\(title) \(joined(concerned.map(\.description), by: "and"))"
  }
}
