import Foundation
import TestSupport
import Testing

@testable import Archives

/// What `inapp` and other tools do with the same hostile archives, compared with the table of the README.
///
/// `INAPP_RECORD=1` writes the table anew and fails the run. A tool of another version than the table's is left out.
@Suite(.enabled(if: builtBinary != nil, "the program is not built"))
struct OtherToolsTests {
  @Test func theReadmesTableIsTrue() throws {
    let url = projectRoot.appending(path: "README.md")
    let readme = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(readme.range(of: "<!-- hostile -->\n")).upperBound
    let stop = try #require(readme.range(of: "<!-- end of hostile -->")).lowerBound
    let committed = Self.rows(of: readme[start..<stop])
    let isRecording = ProcessInfo.processInfo.environment["INAPP_RECORD"] == "1"

    var columns: [[String]] = []
    for (place, tool) in Tool.all.enumerated() {
      let kept = committed.map { $0.count > place + 1 ? $0[place + 1] : "" }
      let title = try tool.title()
      guard let title, isRecording || title == kept.first else {
        columns.append(kept)
        continue
      }
      columns.append(try [title] + Example.all.map { try tool.outcome(of: $0) })
    }
    let names = ["archive"] + Example.all.map(\.name)
    let rows = names.indices.map { row in
      [names[row]] + columns.map { row < $0.count ? $0[row] : "" }
    }
    #expect(rows == committed, "run make generated")
    if rows != committed, isRecording {
      try readme.replacingCharacters(in: start..<stop, with: Self.table(rows))
        .write(to: url, atomically: true, encoding: .utf8)
    }
  }

  private static func rows(of table: Substring) -> [[String]] {
    table.split(separator: "\n").filter { !$0.hasPrefix("|---") }.map { line in
      line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  private static func table(_ rows: [[String]]) -> String {
    var lines = rows.map { "| \($0.joined(separator: " | ")) |\n" }
    lines.insert(String(repeating: "|---", count: rows.first?.count ?? 0) + "|\n", at: 1)
    return lines.joined()
  }
}

/// A hostile archive, and the words for it.
private struct Example {
  let name: String
  let bytes: [UInt8]

  private init(_ name: String, _ items: ZIPBuilder.Item...) {
    self.init(name, ZIPBuilder([Self.config] + items).bytes())
  }

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  static let all: [Example] = [
    Example("`../evil`", .init("../evil")),
    Example("`/tmp/evil`", .init("/tmp/evil")),
    Example("`..\\evil`", .init("..\\evil")),
    Example(
      "a link, and a file through it", .init("l", "..").with { $0.mode = 0o120777 },
      .init("l/evil")),
    Example("two `native-config.json`", config.with { $0.payload = [0x79] }.sealed),
    Example("`Sale/a` and `sale/b`", .init("Sale/a"), .init("sale/b")),
    Example("`aux.json`", .init("aux.json")),
    Example("a name that turns the writing direction", .init("gpj.\u{202E}exe")),
    Example("a name that differs in its two headers", config.with { $0.localName = [0x65] }),
    Example("an entry between the others that is not listed", .init("a").with { $0.gap = hidden }),
    Example("two entries that share bytes", .init("a"), .init("a2").with { $0.offset = 0 }),
    Example("a wrong checksum", .init("a").with { $0.checksum ^= 1 }),
    Example("encrypted content", .init("a").with { $0.flags = 1 }),
    Example("cut off in the middle", Array(ZIPBuilder([config, config]).bytes().prefix(90))),
    Example("bytes before it", ZIPBuilder([config]).with { $0.prefix = [1, 2, 3] }.bytes()),
    Example("bytes after it", ZIPBuilder([config]).with { $0.suffix = [1, 2, 3] }.bytes()),
    Example("1,001 files", ZIPBuilder((0...1000).map { .init("\($0)") }).bytes()),
    Example("20 KB that unpack to 20 MB", bomb),
  ]

  private static let config = ZIPBuilder.Item("native-config.json", "{}")
  private static let hidden = Array(ZIPBuilder([config]).bytes().prefix(50))
  private static let bomb: [UInt8] = {
    let zeros = [UInt8](repeating: 0, count: 20_000_000)
    return
      (try? zipArchive(
        of: [ArchiveEntry(name: "a", bytes: zeros)],
        budget: Budget(unpackedBytes: zeros.count, ratio: .max)))
      ?? []
  }()
}

extension ZIPBuilder.Item {
  /// The entry with the checksum and size of its content.
  fileprivate var sealed: Self {
    with { ($0.checksum, $0.unpacked) = (crc32($0.payload), $0.payload.count) }
  }
}

/// A tool that unpacks, with its default options.
private struct Tool {
  let name: String
  let version: [String]
  let unpacking: [String]

  static let all = [
    Tool(name: "inapp", version: [], unpacking: ["unpack", "../a.zip", "."]),
    Tool(name: "bsdtar", version: ["--version"], unpacking: ["-xf", "../a.zip"]),
    Tool(name: "unzip", version: ["-v"], unpacking: ["-o", "../a.zip"]),
    Tool(
      name: "python3", version: ["--version"],
      unpacking: ["-X", "utf8", "-m", "zipfile", "-e", "../a.zip", "."]),
  ]

  private var program: URL? { name == "inapp" ? builtBinary : tool(name) }

  /// The tool and its version; nil where it is not installed.
  func title() throws -> String? {
    guard let program else { return nil }
    if version.isEmpty { return "`\(name)`" }
    let told = try run(program, version, environment: plainEnvironment).everything
    let number = told.split { !"0123456789.".contains($0) }.first { $0.contains(where: \.isNumber) }
    return "`\(name == "python3" ? "python3 -m zipfile" : name)` \(number ?? "")"
  }

  /// What unpacking wrote, and the exit code.
  func outcome(of example: Example) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(example.bytes, to: "box/a.zip")
    try FileManager.default.createDirectory(
      at: folder["box/out"], withIntermediateDirectories: true)
    let finished = try run(
      try #require(program), unpacking, environment: plainEnvironment, in: folder["box/out"])
    let all = try folder.list().filter { !["box", "box/a.zip", "box/out"].contains($0) }
    if all.isEmpty { return "nothing, exit \(finished.status)" }
    let outside = all.filter { !$0.hasPrefix("box/out/") }
    let size = try all.reduce(0) { try $0 + self.size(of: folder[$1]) }
    let files = try all.filter { try isFile(folder[$0]) }.count
    let what =
      size > 1_000_000 ? "\(size / 1_000_000) MB" : files == 1 ? "1 file" : "\(files) files"
    return "\(what)\(outside.isEmpty ? "" : ", outside too"), exit \(finished.status)"
  }

  private func size(of file: URL) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
  }

  private func isFile(_ file: URL) throws -> Bool {
    try FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
      != .typeDirectory
  }
}
