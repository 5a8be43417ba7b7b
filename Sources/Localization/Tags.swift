public import Schema

/// Whether an SDK release puts tags of the user into native in-app messages.
public enum TagSupport: Sendable {
  /// It knows no tags; every placeholder in single braces shows its default.
  case never
  /// It takes them from the phone's cache.
  case cached
  /// It is not known; defaults are assumed.
  case unknown
}

extension Target {
  /// Whether the release puts tags into messages.
  ///
  /// In which iOS release tags came is not documented, so all later ones are unknown.
  public var tagSupport: TagSupport {
    switch platform {
    case .android: Capability.tagValues.support.isObserved(on: self) ? .cached : .never
    case .ios: version <= platform.firstRelease ? .never : .unknown
    }
  }
}
