/// Returns what a file that is no ZIP looks like, such as "a gzip file", or nil when nothing is
/// known.
func fileKind(_ bytes: [UInt8]) -> String? {
  if bytes.isEmpty { return "an empty file" }
  for (signature, kind) in signatures where bytes.starts(with: signature) { return kind }
  if bytes.count > 262, bytes[257..<262].elementsEqual("ustar".utf8) { return "a tar archive" }

  let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  let text = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
  let start = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.prefix(16)
  let word = String(decoding: start, as: UTF8.self).lowercased()
  if word.hasPrefix("<!doctype html") || word.hasPrefix("<html") || word.hasPrefix("<head") {
    return "a web page"
  }
  if word.hasPrefix("<") { return "XML" }
  if word.hasPrefix("{") || word.hasPrefix("[") { return "JSON" }
  return nil
}

private let signatures: [([UInt8], String)] = [
  ([0x1F, 0x8B], "a gzip file"),
  (Array("Rar!\u{1A}\u{07}".utf8), "a RAR archive"),
  ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "a 7-Zip archive"),
  (Array("BZh".utf8), "a bzip2 file"),
  ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "an XZ file"),
  ([0x28, 0xB5, 0x2F, 0xFD], "a Zstandard file"),
  (Array("%PDF".utf8), "a PDF"),
  ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
  ([0xFF, 0xD8, 0xFF], "a JPEG image"),
  (Array("GIF8".utf8), "a GIF image"),
]
