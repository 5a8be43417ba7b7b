internal import Archives
internal import Wording

extension Console {
  /// The time of what is packed: that of SOURCE_DATE_EPOCH, in UTC whatever the time zone, or none.
  func entryTime() throws -> EntryTime {
    let name = "SOURCE_DATE_EPOCH"
    guard let value = value(of: name) else { return .unset }
    guard value.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let seconds = Int(value) else {
      throw Failure(
        "\(name) is \(quoted(value)), not a number of seconds since 1970",
        help: "unset it, or give whole seconds in digits")
    }
    guard let time = EntryTime(unixSeconds: seconds) else {
      throw Failure(
        "\(name) is \(seconds), after the year 2107, in which the times of a ZIP end",
        help: "give seconds, not milliseconds")
    }
    return time
  }
}
