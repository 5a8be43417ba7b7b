internal import Wording

extension Zone {
  /// Reads the bytes of a file of the time zone database: TZif, versions 1 to 4.
  public init(name: String, tzif bytes: [UInt8]) throws(ReadingError) {
    let file: TZif
    do { file = try TZif(bytes) } catch {
      throw ReadingError("\(printable(name)) \(error.words)", help: "Install tzdata again.")
    }
    guard let rule = file.rule else {
      self.init(name: name, types: file.types, starts: file.starts, kinds: file.kinds)
      return
    }
    self.init(
      name: name, types: file.types, starts: file.starts, kinds: file.kinds, followedBy: rule)
  }

  /// Continues a list of changes with the rule that holds after the last of them, or always if there is none.
  private init(
    name: String, types: [LocalType], starts: [Int], kinds: [UInt16], followedBy rule: PosixRule
  ) {
    guard let daylight = rule.daylight else {
      let types = starts.isEmpty ? [rule.standard] : types
      self.init(name: name, types: types, starts: starts, kinds: kinds)
      return
    }
    var (types, starts, kinds) = (types, starts, kinds)
    if starts.isEmpty { types = [rule.standard] }
    let isAlways = starts.isEmpty
    let last = starts.last ?? 0
    let (standard, summer) = (types.count, types.count + 1)
    types += [rule.standard, daylight.type]
    let firstYear = CivilTime(clamping: last).year
    var changes: [(start: Int, kind: Int)] = []
    for year in firstYear - 1...firstYear + 403 {
      let year = FarYear(year)
      let start = daylight.start.localSeconds(year: year) - rule.standard.offset
      let end = daylight.end.localSeconds(year: year) - daylight.type.offset
      changes += [(start, summer), (end, standard)]
    }
    // Summer that begins when it ends never ends, so of two changes at once it is the one that counts.
    changes.sort { ($0.start, $0.kind) < ($1.start, $1.kind) }
    for change in changes where isAlways || change.start > last {
      if starts.last == change.start {
        kinds[kinds.count - 1] = UInt16(change.kind)
      } else {
        starts.append(change.start)
        kinds.append(UInt16(change.kind))
      }
    }
    self.init(
      name: name, types: types, starts: starts, kinds: kinds,
      repeatsFrom: FarYear(firstYear + 402).firstDay * 86_400, repeatsBackwards: isAlways)
  }
}

extension TZif.Fault {
  /// What is wrong with a file, after its name.
  fileprivate var words: String {
    switch self {
    case .notTZif: "is not a time zone file"
    case .cutShort: "is cut short"
    case .damaged(let part): "is damaged: \(part)"
    case .leapSeconds: "counts leap seconds, which clocks of phones do not"
    }
  }
}
