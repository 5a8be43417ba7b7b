#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The lines of a file or a pipe of any length, some at a time.
public struct LineBlocks: ~Copyable {
  private let file: Handle
  private let name: String
  private let size: Int
  /// What was read after the last whole line.
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// Opens a file, a pipe or a device, to be read about so many bytes at a time; no line may be longer.
  public init(_ path: String, size: Int = 1 << 20) throws(FileError) {
    try Files.check(path)
    do { file = try Handle.current.open(path, O_RDONLY) } catch {
      throw FileError(error, path, .reading)
    }
    name = path
    self.size = size
  }

  /// Takes the standard input.
  public init(standardInput: Void, size: Int = 1 << 20) {
    file = Handle(lent: 0)
    name = Streams.Stream.input.name
    self.size = size
  }

  /// The next whole lines, of which the last may lack its newline; nil after the end.
  public mutating func next() throws(FileError) -> [UInt8]? {
    while !isAtEnd {
      let piece: [UInt8]
      do { piece = try file.read(size) } catch { throw FileError(error, name, .reading) }
      isAtEnd = piece.count < size
      let end = isAtEnd ? piece.count : (piece.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      let lines = rest.isEmpty && end == piece.count ? piece : rest + piece[..<end]
      if end > 0 || isAtEnd {
        rest = Array(piece[end...])
        return lines.isEmpty ? nil : lines
      }
      rest += piece
      if rest.count > size {
        throw FileError(.tooLarge, name, "a line is longer than \(size) bytes")
      }
    }
    return nil
  }
}
