internal import Wording

extension TimeZoneDatabase {
  func missingDatabase(_ name: String) -> ReadingError {
    ReadingError(
      "the time zone \(quoted(name)) cannot be looked up: this system has no time zones",
      help: "Install them with `apt install tzdata`, or write an offset such as +01:00.")
  }

  /// The error for a name that the database does not hold, with the one most likely meant.
  func unknown(_ name: String) -> ReadingError {
    let place = isNamedByTZDIR ? folder.map { " in \(printable($0)), which TZDIR names" } : nil
    let message = "there is no time zone \(quoted(name))\(place ?? "")"
    for copy in ["posix/", "right/"] where name.hasPrefix(copy) {
      let plain = String(name.dropFirst(copy.count))
      if names.contains(plain) { return ReadingError(message, help: "Write \(plain).") }
    }
    if name == "localtime" || name == "posixrules" {
      return ReadingError(
        message, help: "The machine's own zone is never used; write one such as Europe/Berlin.")
    }
    guard let suggestion = suggestion(for: name) else {
      return ReadingError(message, help: "Write one such as Europe/Berlin, UTC or +01:00.")
    }
    return ReadingError(message, help: "Did you mean \(suggestion)?")
  }

  /// The name nearest to a word, which may also be a city alone: `New York`, `Berln`.
  private func suggestion(for name: String) -> String? {
    let word = String(name.map { $0 == " " ? "_" : $0 })
    let names = ["UTC"] + names
    if let near = nearest(to: word, in: names) { return near }
    let cities = names.map { $0.split(separator: "/").last.map(String.init) ?? "" }
    guard let city = nearest(to: word, in: cities), let index = cities.firstIndex(of: city) else {
      return nil
    }
    return names[index]
  }
}
