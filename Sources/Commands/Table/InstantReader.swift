internal import Host
internal import Shell
internal import Wording

extension Reader<Int> {
  /// A moment, as seconds since 1970.
  static let instant = Reader("INSTANT") { (word) throws(ReaderError) in
    if let seconds = Int(word), CivilTime(unixSeconds: seconds) != nil { return seconds }
    guard let time = CivilTime(rfc3339: word) else {
      throw ReaderError(
        "\(quoted(word)) is not a moment",
        hint: "Write 2026-12-01T09:00:00Z, an offset in place of Z, or seconds since 1970.")
    }
    return time.unixSeconds
  }
}

/// The option that sets the clock against which end dates are judged.
struct NowOption: Sendable {
  var instant: Int?

  static let arguments: [Argument<NowOption>] = [
    .option(
      "now", \.instant, .instant, "The moment at which end dates are judged.",
      default: "the clock")
  ]

  /// The moment named, or the clock's.
  var seconds: Int { instant ?? Clock.unixSeconds }
}
