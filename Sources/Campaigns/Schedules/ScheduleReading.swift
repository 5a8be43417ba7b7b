internal import Wording

extension Schedule {
  /// Reads a schedule, in lower or upper case.
  ///
  /// - `daily 09:00,18:00`, `weekdays 08:30`, `weekends 10:00`, `mon,wed,fri 12:00`, `mon-thu 08:00`
  /// - `every 6h` from the start of the window, `every 6h from 09:00`, `every 6h from 2026-12-01 09:00`
  /// - a moment: `2026-12-01 09:00`, or a date for its first second
  public init(_ text: String) throws(ReadingError) {
    var cursor = TextCursor(text)
    cursor.skipSpaces()
    if cursor.isAtEnd {
      throw cursor.error("the schedule is empty", help: "Write daily 09:00.")
    }
    if cursor.isAtDigit {
      self.init(.single(try cursor.writtenTime()))
      return
    }
    var place = cursor
    if place.word() == "every", !place.isAt(",") {
      place.skipSpaces()
      self.init(try place.everySoOften())
      return
    }
    let days = try cursor.days()
    cursor.skipSpaces()
    if cursor.isAtEnd {
      throw cursor.error("the time of day is missing", help: "Write \(quoted(text + " 09:00")).")
    }
    self.init(.days(days, times: try cursor.times()))
  }
}

extension TextCursor {
  /// Reads all that is left as a moment.
  fileprivate func writtenTime() throws(ReadingError) -> WrittenTime {
    var text = rest
    while text.last == " " { text.removeLast() }
    do { return try WrittenTime(text) } catch { throw error.moved(by: column - 1) }
  }

  fileprivate mutating func everySoOften() throws(ReadingError) -> Schedule.Kind {
    let place = self
    let span = try timeSpan()
    guard span.milliseconds >= 1000 else {
      throw place.error("the step is shorter than a second", help: "Write 1s or more.")
    }
    skipSpaces()
    if isAtEnd { return .every(span, from: .window) }
    let start = self
    guard word() == "from" else {
      throw start.error(
        "\(quoted(start.rest)) cannot follow \(quoted("every \(span.text)"))",
        help: "Write every \(span.text), or every \(span.text) from 09:00.")
    }
    skipSpaces()
    var clock = self
    if let time = try? clock.timeOfDay(), clock.isAtEnd {
      return .every(span, from: .clock(time))
    }
    return .every(span, from: .moment(try writtenTime()))
  }

  /// Takes the days of the week: `daily`, `weekdays`, `weekends`, `mon,wed` or `mon-fri`.
  fileprivate mutating func days() throws(ReadingError) -> Set<Weekday> {
    var days: Set<Weekday> = []
    repeat {
      skipSpaces()
      let start = self
      let name = word()
      switch name {
      case "daily": days.formUnion(Weekday.allCases)
      case "weekdays": days.formUnion(Weekday.allCases.filter { !$0.isWeekend })
      case "weekends": days.formUnion(Weekday.allCases.filter(\.isWeekend))
      default:
        guard let first = Weekday(name: name) else { throw start.notADay(name) }
        guard skip("-") else {
          days.insert(first)
          break
        }
        let place = self
        let end = word()
        guard let last = Weekday(name: end) else { throw place.notADay(end) }
        let count = (last.rawValue - first.rawValue + 7) % 7
        days.formUnion((0...count).compactMap { Weekday(rawValue: (first.rawValue + $0) % 7) })
      }
    } while skip(",")
    return days
  }

  private func notADay(_ name: String) -> ReadingError {
    let names = Weekday.allCases.map { $0.name.lowercased() }
    let near = nearest(to: name, in: ["daily", "weekdays", "weekends", "every"] + names)
    return error(
      "\(quoted(name.isEmpty ? rest : name)) does not say when",
      help: near.map { "Did you mean \($0)?" }
        ?? "Write daily 09:00, weekdays 08:30, mon,wed 12:00, every 6h or 2026-12-01 09:00.")
  }

  /// Takes times of day between commas, to the end; sorted, each once.
  fileprivate mutating func times() throws(ReadingError) -> [Int] {
    var times: Set<Int> = []
    repeat {
      skipSpaces()
      times.insert(try timeOfDay())
      skipSpaces()
    } while skip(",")
    guard isAtEnd else {
      throw error(
        "\(quoted(rest)) cannot follow a time of day",
        help: "Write commas between times: 09:00,18:00. The zone is given apart.")
    }
    return times.sorted()
  }
}
