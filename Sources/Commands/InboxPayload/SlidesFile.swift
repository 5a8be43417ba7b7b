internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

/// The slides of a CSV file: a line that names the columns, then a line for each slide.
struct SlidesTable {
  /// The slides, each with the flag, the file and the row that hold it.
  private(set) var slides: [(value: Value, origin: String)] = []
  /// What keeps the file from being read, or a row from being a slide.
  private(set) var faults: [PayloadRefusal] = []
  private let name: String

  private init(_ bytes: [UInt8], named name: String) {
    self.name = name
    do throws(ReaderError) {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw ReaderError(
          "\(Self.place(ofBadTextIn: bytes)): it is not UTF-8", hint: "Save it as UTF-8.")
      }
      try read(CSVRows(text).rows)
    } catch {
      refuse(error)
    }
  }

  private mutating func refuse(_ fault: ReaderError) {
    // Here help is a part of a sentence.
    let help = fault.hint.map { $0.prefix(1).lowercased() + $0.dropFirst().trimmingPeriod }
    faults.append(PayloadRefusal("--slides: \(name), \(fault.message)", help: help))
  }

  private mutating func read(_ rows: [CSVRows.Row]) throws(ReaderError) {
    let names = Model.slide.fields.map(\.name)
    guard let first = rows.first else {
      throw ReaderError("row 1: it is empty", hint: "Begin with \(names.joined(separator: ",")).")
    }
    let head = first.cells
    if head.count == 1, head[0].contains(";") {
      throw ReaderError("row 1: there is no comma", hint: "Write commas in place of semicolons.")
    }
    try check(head, among: names)
    guard let image = head.firstIndex(of: "image") else {
      throw ReaderError("row 1: there is no column image", hint: "Name one of the columns so.")
    }
    for row in rows.dropFirst() where !row.isEmpty {
      guard row.cells.count == head.count else {
        throw ReaderError(
          "row \(row.line): there \(row.cells.count == 1 ? "is" : "are") "
            + "\(counted(row.cells.count, "column")), and row 1 names \(head.count)",
          hint: "Put a text that holds commas into double quotes.")
      }
      if row.cells[image].isEmpty {
        refuse(
          ReaderError(
            "row \(row.line), column \(image + 1): the slide has no image",
            hint: "Give it one, or take the row out."))
        continue
      }
      let entries = names.compactMap { name in
        head.firstIndex(of: name).map { Value.Entry(name, .string(row.cells[$0])) }
      }
      slides.append(
        (.object(entries.filter { $0.value != "" }), "--slides \(name), row \(row.line)"))
    }
    guard slides.isEmpty, faults.isEmpty else { return }
    refuse(
      ReaderError("there is no slide below row 1", hint: "Write a row for each slide."))
  }

  /// The row and column of the first bytes that are not UTF-8.
  private static func place(ofBadTextIn bytes: [UInt8]) -> String {
    var (row, column, start, isQuoted) = (1, 1, 0, false)
    for (index, byte) in (bytes + [UInt8(ascii: "\n")]).enumerated() {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\n"), UInt8(ascii: ","):
        if String(validating: bytes[start..<index], as: UTF8.self) == nil {
          return "row \(row), column \(column)"
        }
        start = index + 1
        if byte == UInt8(ascii: "\n") { row += 1 }
        if !isQuoted { column = byte == UInt8(ascii: "\n") ? 1 : column + 1 }
      default: break
      }
    }
    return "row \(row)"
  }

  private func check(_ head: [String], among names: [String]) throws(ReaderError) {
    for (index, name) in head.enumerated() {
      guard names.contains(name) else {
        let near = nearest(to: name, in: names)
        throw ReaderError(
          "row 1, column \(index + 1): \(quoted(name)) is no column of slides",
          hint: near.map { "Did you mean \($0)?" } ?? "Begin with \(names.joined(separator: ",")).")
      }
      guard head.firstIndex(of: name) == index else {
        throw ReaderError("row 1, column \(index + 1): \(quoted(name)) is named twice")
      }
    }
  }
}

extension SlidesTable {
  /// Reads a file, or standard input.
  init(path: String) throws(FileError) {
    let isInput = path == "-"
    let bytes =
      try isInput
      ? Files.readStandardInput(limit: Limits.slides)
      : Files.readFile(path, limit: Limits.slides)
    self.init(bytes, named: isInput ? "standard input" : printable(path))
  }
}

extension CardFlags {
  /// The slides of the file that was named, if one was.
  var slidesTable: SlidesTable? {
    get throws { try slidesFile.map { try SlidesTable(path: $0) } }
  }
}

extension Limits {
  /// The bytes of a file of slides.
  static let slides = 1 << 20
}

extension StringProtocol {
  /// The text without the period at its end.
  fileprivate var trimmingPeriod: String { hasSuffix(".") ? String(dropLast()) : String(self) }
}
