/// A shell that can complete the command line of a program.
public enum CompletionShell: String, CaseIterable, Sendable {
  /// GNU Bash 3.2 and later.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish

  /// The lines of the script that teaches the shell this program.
  public func script(for program: ProgramInfo) -> [String] {
    switch self {
    case .bash: BashCompletion(program: program).lines
    case .zsh: ZshCompletion(program: program).lines
    case .fish: FishCompletion(program: program).lines
    }
  }

  /// The lines that answer what the script asks; none where it asks for nothing that can be understood.
  public func answer(
    to asked: [String], for program: ProgramInfo, words: @escaping WordSource,
    folders: FolderSource
  ) -> [String] {
    let completer = Completer(program, source: words)
    return switch self {
    case .bash: BashCompletion(program: program).answer(asked, completer, folders)
    case .zsh: ZshCompletion(program: program).answer(asked, completer)
    case .fish: FishCompletion(program: program).answer(asked, completer)
    }
  }

  /// The file name under which the shell, or its users, expect the script.
  public func fileName(for program: ProgramInfo) -> String {
    switch self {
    case .bash: "\(program.name).bash"
    case .zsh: "_\(program.name)"
    case .fish: "\(program.name).fish"
    }
  }
}
