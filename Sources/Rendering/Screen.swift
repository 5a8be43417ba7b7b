internal import JSONTree

/// The screen of a phone or tablet, in points.
public struct Screen: Sendable {
  /// The word for it on a command line.
  public let name: String
  /// What it is, in words.
  public let title: String
  let width: Int
  let height: Int
  /// What bars and notches take from the top, the right, the bottom and the left.
  let safe: [Int]

  /// The screen looked at if nothing else is asked for.
  public static let phone = Screen(
    name: "phone", title: "Phone", width: 393, height: 852, safe: [59, 0, 34, 0])

  /// All screens, the usual one first.
  public static let all = [
    phone,
    Screen(name: "small", title: "Small phone", width: 375, height: 667, safe: [20, 0, 0, 0]),
    Screen(name: "large", title: "Large phone", width: 430, height: 932, safe: [59, 0, 34, 0]),
    Screen(name: "landscape", title: "Landscape", width: 852, height: 393, safe: [0, 59, 21, 59]),
    Screen(name: "tablet", title: "Tablet", width: 820, height: 1180, safe: [24, 0, 20, 0]),
  ]

  /// The screen as the page is told of it.
  var value: Value {
    [
      "id": .string(name), "name": .string("\(title) \(width) × \(height)"),
      "width": Value(width), "height": Value(height), "safe": .array(safe.map { Value($0) }),
    ]
  }
}
