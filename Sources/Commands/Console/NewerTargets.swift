internal import Schema

extension Console {
  /// Says of targets newer than any known release how they are treated.
  func sayWhatIsNewerThanKnown(_ targets: [Target]) throws {
    for target in targets where target.isBeyondKnown {
      try say(
        "inapp: \(target.title) is newer than any release known; "
          + "treated as \(target.platform.newestRelease)\n")
    }
  }
}
