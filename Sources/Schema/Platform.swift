/// A mobile platform whose SDK draws native in-app messages.
public enum Platform: String, CaseIterable, Comparable, Sendable {
  case ios
  case android

  /// The platform's name as people write it.
  public var title: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    }
  }

  /// Orders platforms as every table lists them.
  public static func < (left: Platform, right: Platform) -> Bool {
    left == .ios && right == .android
  }
}
