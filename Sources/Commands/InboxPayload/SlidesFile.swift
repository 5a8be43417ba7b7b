internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

extension CardFlags {
  /// The slides of the file that was named, if one was.
  var slidesOfFile: [Value]? {
    get throws {
      guard let slidesFile else { return nil }
      let bytes = try Files.readFile(slidesFile, limit: Limits.slides)
      let name = printable(slidesFile)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw UsageError(
          command: "inbox-payload", "--slides: \(name) is not UTF-8", hint: "Save it as UTF-8.")
      }
      do throws(ReaderError) {
        return try readSlides(text)
      } catch {
        throw UsageError(
          command: "inbox-payload", "--slides: \(name), \(error.message)", hint: error.hint)
      }
    }
  }
}

extension Limits {
  /// The bytes of a file of slides.
  static let slides = 1 << 20
}

/// Reads slides: a line that names the columns, then a line for each slide.
private func readSlides(_ text: String) throws(ReaderError) -> [Value] {
  let names = Model.slide.fields.map(\.name)
  var rows = try CSVRows(text).rows
  guard !rows.isEmpty else {
    throw ReaderError("row 1: it is empty", hint: "Begin with \(names.joined(separator: ",")).")
  }
  let head = rows.removeFirst().cells.map { String($0.trimmed) }
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
  guard let image = head.firstIndex(of: "image") else {
    throw ReaderError("row 1: there is no column image", hint: "Name one of the columns so.")
  }
  var slides: [Value] = []
  for row in rows where row.cells != [""] {
    guard row.cells.count == head.count else {
      throw ReaderError(
        "row \(row.line): there are \(row.cells.count) columns, and row 1 names \(head.count)",
        hint: "Put a text that holds commas into double quotes.")
    }
    guard !row.cells[image].trimmed.isEmpty else {
      throw ReaderError("row \(row.line), column \(image + 1): the slide has no image")
    }
    slides.append(
      .object(
        names.compactMap { name in
          guard let cell = head.firstIndex(of: name).map({ String(row.cells[$0].trimmed) }),
            !cell.isEmpty
          else { return nil }
          return .init(name, .string(cell))
        }))
  }
  return slides
}
