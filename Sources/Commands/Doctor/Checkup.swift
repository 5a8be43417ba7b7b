internal import Archives
internal import Campaigns
internal import Diagnostics
internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

/// What a report of a fault needs to say of the program and the machine.
struct Checkup {
  private let program = Environment.program
  private let machine = Environment.machine
  private let zones = TimeZoneDatabase()
  private let files: [InstalledFile]
  private let variables: [(name: String, value: String)]
  private let terminal: String
  /// What takes pictures for `preview`.
  private let browser: String?

  init(_ console: Console) {
    let folders = DataFolders(console)
    files =
      CompletionShell.allCases.map { InstalledFile($0, folders) } + [
        InstalledFile(manualIn: folders)
      ]
    variables = EnvironmentVariable.all.compactMap { variable in
      console.variable(variable.name).map { value in
        (variable.name, variable.isSecret && !value.isEmpty ? "set, not shown" : value)
      }
    }
    browser = (try? Browser(console))?.program
    terminal =
      console.isTerminal(.output)
      ? "\(console.width) columns, \(console.paint().isOn ? "colour" : "no colour")" : "none"
  }

  /// What is amiss, and what to do.
  var faults: [String] {
    (zoneFault.map { [$0] } ?? []) + files.compactMap(\.fault)
  }

  private var zoneFault: String? {
    let remedy =
      Environment["TZDIR"].map {
        "TZDIR names \(printable($0)): unset it, or name a folder with time zones."
      } ?? "install the package tzdata."
    if zoneCount == 0 {
      return "There are no time zones, and inapp simulate needs them; \(remedy)"
    }
    // A file that is none shows that the folder is not what it should be.
    guard let name = zones.names.first, (try? zones.zone(named: name)) == nil else { return nil }
    return "The time zone \(name) cannot be read; \(remedy)"
  }

  private var zoneCount: Int { zones.names.count }

  private var zoneText: String {
    guard let folder = zones.folder, zoneCount > 0 else { return "not found" }
    let release = zones.release.map { "release \($0), " } ?? ""
    return "\(printable(folder)), \(release)\(zoneCount) names"
  }

  /// The facts in order: their name and their value.
  private var rows: [(String, String)] {
    [
      ("inapp", Inapp.version), ("program", program.map { printable($0) } ?? "not known"),
      ("machine", machine), ("ZIPs", ArchiveLibrary.recipe), ("time zones", zoneText),
      ("pictures", browser.map { printable($0) } ?? "no browser found, for preview --png"),
      ("terminal", terminal),
    ]
      + Platform.allCases.map { ("newest \($0.title) SDK", "\(Target.newest($0).version)") }
  }

  func text(_ paint: Paint) -> String {
    let installed = files.map { ($0.title, $0.words) }
    let set = variables.map { ($0.name, $0.value.isEmpty ? "empty" : printable($0.value)) }
    let width = (rows + installed + set).map(\.0.count).max() ?? 0
    let tables = [rows, installed, set].filter { !$0.isEmpty }.map { table in
      table.map { "\(paint($0.0.padded(to: width), .faint))  \($0.1)\n" }.joined()
    }
    return (tables + faults.map { wrapped($0, width: 80).joined(separator: "\n") + "\n" })
      .joined(separator: "\n")
  }

  var json: Value {
    [
      "version": 1, "inapp": .string(Inapp.version),
      "program": program.map(Value.string) ?? .null, "machine": .string(machine),
      "archives": .string(ArchiveLibrary.recipe),
      "timeZones": [
        "folder": zones.folder.map(Value.string) ?? .null,
        "release": zones.release.map(Value.string) ?? .null, "names": Value(zoneCount),
      ],
      "browser": browser.map(Value.string) ?? .null,
      "newest": .object(
        Platform.allCases.map { .init($0.rawValue, .string("\(Target.newest($0).version)")) }),
      "installed": .array(files.map(\.json)),
      "environment": .object(variables.map { .init($0.name, .string($0.value)) }),
      "faults": .array(faults.map(Value.string)),
    ]
  }
}

extension InstalledFile {
  fileprivate var fault: String? {
    switch state {
    case .current, .present, .missing: nil
    case .other:
      "The \(title) are of another release: write them anew with inapp completions \(reader)."
    case .unreadable: "The \(title) cannot be read: they are no file, too large, or not yours."
    }
  }

  fileprivate var words: String {
    guard let path else { return "not found" }
    let remark =
      switch state {
      case .other: "of another release"
      case .unreadable: "cannot be read"
      case .current, .present, .missing: condition
      }
    return printable(path) + (remark.map { ", \($0)" } ?? "")
  }

  fileprivate var json: Value {
    [
      "reader": .string(reader), "path": path.map(Value.string) ?? .null,
      "state": .string(state.rawValue), "condition": condition.map(Value.string) ?? .null,
    ]
  }
}
