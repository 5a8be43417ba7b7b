internal import Wording

/// The date that a person most likely meant by another form of it; nil if that is open, as in `1/2/2026`.
func repairedDate(_ text: String) -> CivilDate? {
  let parts = text.split { !$0.isLetter && !$0.isNumber }.prefix(3).map { $0.lowercased() }
  guard parts.count == 3 else { return nil }
  if parts[0].count == 4, let year = Int(parts[0]) {
    // A time may follow the day: 2026-12-1T09:00.
    let days = parts[2].prefix { $0.isNumber }
    guard let month = month(parts[1]), let day = Int(days) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }
  let years = parts[2].prefix { $0.isNumber }
  guard years.count == 4, let year = Int(years) else { return nil }
  if let day = Int(parts[0]), Int(parts[1]) == nil || text.contains(".") || day > 12 {
    return month(parts[1]).flatMap { CivilDate(year: year, month: $0, day: day) }
  }
  if let month = month(parts[0]), let day = Int(parts[1]), Int(parts[0]) == nil || day > 12 {
    return CivilDate(year: year, month: month, day: day)
  }
  return nil
}

/// The time of day that a person most likely meant: `9am`, `9`, `9.30` or `0930`.
func repairedTime(_ text: String) -> String? {
  var cursor = TextCursor(text)
  guard var hour = cursor.number(digits: 1...2) ?? cursor.number(digits: 4...4) else { return nil }
  var minute = 0
  if hour > 99 { (hour, minute) = (hour / 100, hour % 100) }
  if cursor.skip(".") || cursor.skip(":") || cursor.skip("h") {
    minute = cursor.number(digits: 1...2) ?? 0
  }
  cursor.skipSpaces()
  let half = cursor.word()
  if half == "pm", hour < 12 { hour += 12 }
  if half == "am", hour == 12 { hour = 0 }
  guard hour < 24, minute < 60 else { return nil }
  return "\(padded(hour, 2)):\(padded(minute, 2))"
}

/// The month of a number or of an English name of three letters or more.
private func month(_ word: String) -> Int? {
  if let number = Int(word) { return (1...12).contains(number) ? number : nil }
  guard word.count >= 3 else { return nil }
  return (1...12).first { number in
    CivilDate(year: 2000, month: number, day: 1)?.civil.fullMonthName.lowercased()
      .hasPrefix(word) ?? false
  }
}
