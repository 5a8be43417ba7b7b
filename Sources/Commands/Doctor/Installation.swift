internal import Host
internal import Shell

/// Where a shell, or man, finds a file of ours.
struct InstalledFile {
  /// How the file compares with what this release would write.
  enum State: String {
    /// It is the same.
    case current
    /// It is another.
    case other
    /// It is there; whether it is the same is not looked at.
    case present
    /// It is there, and cannot be read.
    case unreadable
    /// None of the usual places has it.
    case missing
  }

  /// What reads the file, such as `zsh completions`.
  let title: String
  /// The shell, or `man`.
  let reader: String
  /// The path; nil where none of the usual places has it.
  let path: String?
  let state: State
  /// What the reader has to be told for it to read the file; nil for nothing.
  let condition: String?

  /// Looks for the script of a shell in its usual places.
  init(_ shell: CompletionShell, _ folders: DataFolders) {
    let path = folders.places(of: shell).first { Files.kind(of: $0) != nil }
    let script = shell.script(for: Inapp.program.info).map { $0 + "\n" }.joined()
    reader = shell.rawValue
    title = "\(shell.rawValue) completions"
    self.path = path
    condition = path.flatMap { folders.condition(for: shell, reading: $0) }
    if let path {
      let installed = try? Files.readFile(path, limit: 1 << 20)
      state = installed.map { $0 == Array(script.utf8) ? .current : .other } ?? .unreadable
    } else {
      state = .missing
    }
  }

  /// Looks for the program's page of the manual, which may be compressed.
  init(manualIn folders: DataFolders) {
    reader = "man"
    title = "man page"
    path = folders.manualPages.first { Files.kind(of: $0) == .file }
    state = path == nil ? .missing : .present
    condition = nil
  }
}
