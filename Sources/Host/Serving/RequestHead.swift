internal import Wording

/// The head of a request as a browser sends it: its first line and its fields (RFC 9112).
struct RequestHead {
  /// How many bytes one may have.
  static let sizeLimit = 8192

  let method: String
  /// What is asked for, without a query.
  let path: String
  private let fields: [(name: String, value: String)]

  /// Reads a head without the empty line at its end; nil if that is none.
  init?(_ bytes: ArraySlice<UInt8>) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      $0.last == 0x0D ? $0.dropLast() : $0
    }
    let isText = lines.allSatisfy { $0.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } }
    guard isText, !lines.isEmpty else { return nil }
    let words = lines.removeFirst().split(separator: 0x20, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, Self.isToken(words[0].utf8), words[1].hasPrefix("/"),
      words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0"
    else { return nil }
    method = words[0]
    path = String(words[1].prefix { $0 != "?" })
    var fields: [(String, String)] = []
    for line in lines {
      guard let colon = line.firstIndex(of: 0x3A), Self.isToken(line[..<colon]) else { return nil }
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
      let name = String(decoding: line[..<colon], as: UTF8.self)
      fields.append((name.lowercased(), String(value.trimmed)))
    }
    self.fields = fields
  }

  /// Where the empty line begins and ends that ends a head, looked for from an offset; nil if it has not come yet.
  static func end(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    for index in max(0, start)..<max(start, bytes.count) where bytes[index] == 0x0A {
      if bytes.dropFirst(index + 1).first == 0x0A { return index..<index + 2 }
      if bytes.dropFirst(index + 1).starts(with: [0x0D, 0x0A]) { return index..<index + 3 }
    }
    return nil
  }

  /// The values of a field, which is named in small letters.
  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// Whether bytes are a name: letters, digits and some signs.
  private static func isToken(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        byte > 0x20 && byte < 0x7F && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
      }
  }
}
