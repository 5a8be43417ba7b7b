internal import Host
internal import Shell

/// Where a shell, or man, finds a file of ours.
struct InstalledFile {
  /// Whether the file is what this release would write.
  enum State: String { case current, other, missing }

  /// What reads the file, such as `zsh`.
  let reader: String
  /// The path; nil where none of the usual places has it.
  let path: String?
  let state: State

  /// Looks for the script of a shell in its usual places.
  init(_ shell: CompletionShell, _ folders: DataFolders) {
    let path = folders.places(of: shell).first { Files.kind(of: $0) == .file }
    let script = shell.script(for: Inapp.program.info).map { $0 + "\n" }.joined()
    reader = shell.rawValue
    self.path = path
    let installed = path.flatMap { try? Files.readFile($0, limit: 1 << 20) }
    state =
      switch installed {
      case nil: .missing
      case Array(script.utf8)?: .current
      default: .other
      }
  }

  /// Looks for the program's page of the manual; whether it is current is not looked at, as it may be compressed.
  init(manualIn folders: DataFolders) {
    reader = "man"
    path = folders.manualPages.first { Files.kind(of: $0) == .file }
    state = path == nil ? .missing : .current
  }
}

/// The folders in which packages, and users, put what programs share.
struct DataFolders {
  private let home: String?
  private let shared: [String]
  private let own: [String]

  init(_ console: Console) {
    home = console.value(of: "HOME")
    own =
      [console.value(of: "XDG_DATA_HOME")].compactMap { $0 }
      + [home.map { "\($0)/.local/share" }].compactMap { $0 }
    // Beside a program in PREFIX/bin lies PREFIX/share.
    let prefix = Environment.program.map { Files.parent(of: Files.parent(of: $0)) }
    shared = ([prefix].compactMap { $0 } + ["/usr/local", "/usr"]).map { "\($0)/share" }
  }

  /// Where a shell looks for completions, the user's own places first.
  func places(of shell: CompletionShell) -> [String] {
    switch shell {
    case .bash: (own + shared).map { "\($0)/bash-completion/completions/inapp" }
    case .zsh:
      atHome(".zfunc/_inapp")
        + (own + shared).flatMap {
          ["\($0)/zsh/site-functions/_inapp", "\($0)/zsh/vendor-completions/_inapp"]
        }
    case .fish:
      atHome(".config/fish/completions/inapp.fish")
        + (own + shared).flatMap {
          ["\($0)/fish/vendor_completions.d/inapp.fish", "\($0)/fish/completions/inapp.fish"]
        }
    }
  }

  /// Where man looks for the program's page.
  var manualPages: [String] {
    (own + shared).flatMap { ["\($0)/man/man1/inapp.1", "\($0)/man/man1/inapp.1.gz"] }
  }

  private func atHome(_ path: String) -> [String] {
    home.map { ["\($0)/\(path)"] } ?? []
  }
}
