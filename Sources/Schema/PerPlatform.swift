/// One value for each platform.
public struct PerPlatform<Value: Sendable>: Sendable {
  /// The value on iOS.
  public let ios: Value
  /// The value on Android.
  public let android: Value

  /// Creates a value that differs by platform.
  public init(ios: Value, android: Value) {
    self.ios = ios
    self.android = android
  }

  /// Creates the same value for every platform.
  public init(both value: Value) {
    self.init(ios: value, android: value)
  }

  /// The value on one platform.
  public subscript(platform: Platform) -> Value {
    switch platform {
    case .ios: ios
    case .android: android
    }
  }
}

extension PerPlatform: Equatable where Value: Equatable {}
extension PerPlatform: Hashable where Value: Hashable {}
