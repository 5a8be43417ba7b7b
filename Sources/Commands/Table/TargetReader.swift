internal import Schema
internal import Shell
internal import Wording

extension Reader<Target> {
  /// A platform, or a platform and an SDK release.
  static let target = Reader(
    "TARGET", completion: .choices(Platform.allCases.flatMap(\.spellings))
  ) { (word) throws(ReaderError) in
    guard let target = Target(word) else {
      throw ReaderError(
        "\(quoted(word)) is not a target", hint: "Write ios, android, or a release: ios@7.2.1.")
    }
    return target
  }
}

extension Platform {
  /// The ways to name the platform's known releases.
  fileprivate var spellings: [String] {
    [rawValue] + knownReleases.map { Target(self, $0).description }
  }
}
