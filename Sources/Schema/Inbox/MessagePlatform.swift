/// A platform that a createMessage request may name.
public struct MessagePlatform: Hashable, Sendable {
  /// The number in the request.
  public let code: Int
  /// The word of the command line.
  public let name: String
  /// The name as people write it.
  public let title: String

  private init(_ code: Int, _ name: String, _ title: String) {
    self.code = code
    self.name = name
    self.title = title
  }

  /// Every platform whose number is known, by number.
  public static let all = [
    MessagePlatform(1, "ios", "iOS"),
    MessagePlatform(2, "blackberry", "BlackBerry"),
    MessagePlatform(3, "android", "Android"),
    MessagePlatform(4, "nokia", "Nokia Asha"),
    MessagePlatform(5, "windows-phone", "Windows Phone"),
    MessagePlatform(6, "bada", "Bada"),
    MessagePlatform(7, "macos", "macOS"),
    MessagePlatform(8, "windows", "Windows"),
    MessagePlatform(9, "amazon", "Amazon"),
    MessagePlatform(10, "safari", "Safari"),
    MessagePlatform(11, "chrome", "Chrome"),
    MessagePlatform(12, "firefox", "Firefox"),
    MessagePlatform(13, "ie", "Internet Explorer"),
    MessagePlatform(17, "huawei", "Huawei"),
  ]

  /// The platform of that word.
  public static func named(_ name: String) -> MessagePlatform? {
    all.first { $0.name == name.lowercased() }
  }
}

extension Platform {
  /// The number of the platform in a createMessage request.
  public var messageCode: Int {
    switch self {
    case .ios: 1
    case .android: 3
    }
  }
}
