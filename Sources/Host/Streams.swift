/// The three standard streams.
public enum Streams {
  /// One of the standard streams; the raw value is its descriptor.
  public enum Stream: Int32, Sendable {
    case input, output, errors

    var name: String {
      switch self {
      case .input: "standard input"
      case .output: "standard output"
      case .errors: "standard error"
      }
    }
  }

  /// Writes all bytes; a pipe that nobody reads is `.closedPipe`.
  public static func write(_ bytes: [UInt8], to stream: Stream) throws(FileError) {
    do { try Handle(lent: stream.rawValue).write(bytes) } catch {
      throw FileError(error, stream.name, .sending)
    }
  }

  /// Writes a text as UTF-8; a pipe that nobody reads is `.closedPipe`.
  public static func write(_ text: String, to stream: Stream) throws(FileError) {
    try write([UInt8](text.utf8), to: stream)
  }

  /// Whether a person is at the other end.
  public static func isTerminal(_ stream: Stream) -> Bool {
    Surroundings.isTerminal(stream.rawValue)
  }

  /// The columns of the terminal, else those that `COLUMNS` states; nil if neither is known.
  public static var terminalWidth: Int? {
    for stream in [Stream.output, .errors] {
      if let size = Surroundings.terminalSize(stream.rawValue) { return size.columns }
    }
    guard let columns = Environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 else { return nil }
    return columns
  }

  /// The rows of the terminal that standard output is; nil if it is none.
  public static var terminalHeight: Int? {
    Surroundings.terminalSize(Stream.output.rawValue).map(\.rows)
  }
}
