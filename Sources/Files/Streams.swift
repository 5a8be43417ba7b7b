#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
      throw FileError(error, stream.name, .writing)
    }
  }

  /// Writes a text as UTF-8; a pipe that nobody reads is `.closedPipe`.
  public static func write(_ text: String, to stream: Stream) throws(FileError) {
    try write([UInt8](text.utf8), to: stream)
  }

  /// Whether a person is at the other end.
  public static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The columns of the terminal, else those that `COLUMNS` states; nil if neither is known.
  public static var terminalWidth: Int? {
    for stream in [Stream.output, .errors] {
      var size = winsize()
      if unsafe ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
        return Int(size.ws_col)
      }
    }
    return Environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
