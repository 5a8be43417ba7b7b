internal import Host
internal import Shell

/// The folders in which packages, and users, put what programs share.
struct DataFolders {
  /// The folder above the program's own, as in `PREFIX/bin`.
  private let prefix: String?
  private let home: String?
  /// The folder of the user's settings.
  private let settings: String?
  /// Those of shared data, the user's own first.
  private let data: [String]
  private let variable: (String) -> String?

  init(_ console: Console) {
    variable = console.value
    prefix = Environment.program.map { Files.parent(of: Files.parent(of: $0)) }
    home = variable("HOME")
    settings = variable("XDG_CONFIG_HOME") ?? home.map { "\($0)/.config" }
    let own = variable("XDG_DATA_HOME") ?? home.map { "\($0)/.local/share" }
    let listed = variable("XDG_DATA_DIRS").map(parts) ?? []
    data =
      [own].compactMap { $0 } + listed + [prefix.map { "\($0)/share" }].compactMap { $0 }
      + ["/usr/local/share", "/usr/share"]
  }

  /// Where a shell looks for completions, the user's own places first.
  func places(of shell: CompletionShell) -> [String] {
    switch shell {
    case .bash:
      (variable("BASH_COMPLETION_USER_DIR").map(parts) ?? []).map { "\($0)/completions/inapp" }
        + data.map { "\($0)/bash-completion/completions/inapp" }
        + (prefix.map { ["\($0)/etc/bash_completion.d/inapp"] } ?? [])
    case .zsh: zshFolders.map { "\($0)/_inapp" }
    case .fish:
      (settings.map { ["\($0)/fish/completions/inapp.fish"] } ?? [])
        + data.flatMap {
          ["\($0)/fish/vendor_completions.d/inapp.fish", "\($0)/fish/completions/inapp.fish"]
        }
    }
  }

  /// What a shell has to be told for it to read a file; nil where it does so by itself.
  func condition(for shell: CompletionShell, reading path: String) -> String? {
    let folder = Files.parent(of: path)
    guard shell == .zsh, !zshPath.contains(folder), !folder.hasPrefix("/usr/") else { return nil }
    return "read if fpath has its folder"
  }

  /// Where man looks for the program's page.
  var manualPages: [String] {
    ((variable("MANPATH").map(parts) ?? []) + data.map { "\($0)/man" })
      .flatMap { ["\($0)/man1/inapp.1", "\($0)/man1/inapp.1.gz"] }
  }

  private var zshPath: [String] { variable("FPATH").map(parts) ?? [] }

  private var zshFolders: [String] {
    zshPath + (home.map { ["\($0)/.zfunc"] } ?? [])
      + data.flatMap { ["\($0)/zsh/site-functions", "\($0)/zsh/vendor-completions"] }
  }
}

/// The folders of a list with colons.
private func parts(_ list: String) -> [String] { list.split(separator: ":").map(String.init) }
