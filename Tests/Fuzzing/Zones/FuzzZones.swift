import Campaigns

/// Any bytes at all are a zone or refused; a zone answers any question, and its moments map back.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzZones(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  _ = try? WrittenTime(text).end(in: .utc)
  if let span = try? TimeSpan(text) {
    precondition((try? TimeSpan(span.text)) == span, "does not read back \(span.text)")
  }
  _ = try? Schedule(csv: bytes, in: .utc)
  let (from, until) = (Instant(seconds: 1_796_083_200), Instant(seconds: 1_796_169_600))
  let zone = (try? Zone(name: "fuzz", tzif: bytes)) ?? .utc
  if let schedule = (try? Schedule(text)) ?? (try? Schedule("daily 02:30,23:45")) {
    var last: Instant?
    for found in schedule.occurrences(from: from, until: until, in: zone).prefix(100) {
      precondition(from <= found.instant && found.instant <= until, "outside of the window")
      precondition(last.map { $0 < found.instant } ?? true, "out of order")
      last = found.instant
    }
  }
  for shift in stride(from: 0, through: 40, by: 8) {
    let instant = Instant(milliseconds: bytes.prefix(8).reduce(0) { $0 << 8 | Int($1) } >> shift)
    let local = zone.local(of: instant)
    switch zone.resolve(local) {
    case .one(let only): precondition(zone.local(of: only) == local)
    case .two(let earlier, let later):
      precondition(zone.local(of: earlier) == local && zone.local(of: later) == local)
    case .none: preconditionFailure("denies its own time")
    }
  }
  return 0
}
