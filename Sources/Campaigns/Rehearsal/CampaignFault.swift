internal import Wording

/// A value of a campaign that cannot be simulated, in its file or in a flag.
public struct CampaignFault: Error, Hashable, Sendable {
  /// What is wrong, without a full stop.
  public let message: String
  /// What to do about it.
  public let help: String?
  /// The bytes to blame in the file; nil for a flag, or for what is missing.
  public let place: Range<Int>?

  /// Creates a fault.
  public init(_ message: String, help: String? = nil, at place: Range<Int>? = nil) {
    self.message = message
    self.help = help
    self.place = place
  }

  init(_ error: ReadingError, in written: Campaign.Written, file: String? = nil) {
    let row = error.row.map { ":\($0):\(error.column)" } ?? ""
    let place = file.map { "\(printable($0))\(row): " } ?? ""
    self.init(place + error.message, help: error.phrase, at: written.place)
  }

  init(_ error: ExpectationError, in written: Campaign.Written) {
    self.init(error.message, help: error.help, at: written.place)
  }
}
