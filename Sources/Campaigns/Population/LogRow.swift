internal import Schema

/// What a row of a log says.
struct LogRow {
  /// A whole number of at most 18 digits is its own; any other user has a number that almost surely no other has.
  var user: UInt64
  var at: Instant
  var kind: Event.Kind
  var platform: Platform?
}
