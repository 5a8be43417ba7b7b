internal import Schema
internal import Shell
internal import Wording

extension Reader<Target> {
  /// A platform, or a platform and an SDK release.
  static let target = Reader(
    "TARGET", completion: .explained(Platform.allCases.flatMap(\.candidates))
  ) { (word) throws(ReaderError) in
    guard let target = Target(word) else {
      throw ReaderError(
        "\(quoted(word)) is not a target", hint: "Write ios, android, or a release: ios@7.2.1.")
    }
    return target
  }
}

extension Platform {
  /// The ways to name the platform's known releases, each with what began there.
  fileprivate var candidates: [Candidate] {
    [Candidate(rawValue, "the newest known, \(newestRelease)")]
      + knownReleases.map { Candidate(Target(self, $0).description, news(in: $0)) }
  }

  private func news(in release: SDKVersion) -> String? {
    let news = Capability.all.filter { $0.support.observed[self] == release }.map(\.name)
    return news.isEmpty ? nil : "first with \(joined(news, by: "and"))"
  }
}
