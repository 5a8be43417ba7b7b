internal import Host
internal import Shell

struct CompletionsOptions: CommandOptions {
  var common = CommonOptions()
  var shell = CompletionShell.bash
}

extension Command<Console> {
  static let completions = Command(
    "completions", .learn, "Prints the completion script of a shell.",
    discussion: [
      "The script asks inapp itself what can stand on the line: commands and flags, the fields of the "
        + "template that the line names, their values, and the elements of its lists. So it stays "
        + "right when a new release knows more.",
      "Bash from 3.2 on and zsh can also load it as they start, with no file to install: write "
        + "eval \"$(inapp completions bash)\" into ~/.bashrc, or the same with zsh into ~/.zshrc. "
        + "Where the output is a terminal, a last line says so on standard error.",
    ],
    arguments: [
      .operand("SHELL", \CompletionsOptions.shell, .choice, "The shell.")
    ],
    examples: [
      Example(
        "inapp completions bash > ~/.local/share/bash-completion/completions/inapp",
        "Installs them for bash with the package bash-completion."),
      Example(
        "inapp completions zsh > ~/.zfunc/_inapp", "Installs them for zsh, with ~/.zfunc in fpath."),
      Example(
        "inapp completions fish > ~/.config/fish/completions/inapp.fish", "Installs them for fish."),
    ],
    run: runCompletions)
}

private func runCompletions(_ options: CompletionsOptions, _ console: Console) throws -> Int32 {
  try console.print(options.shell.script(for: Inapp.program.info).joined(separator: "\n") + "\n")
  // Silent where a file or the start of a shell takes the script.
  if console.isTerminal(.output) { try console.say("\n\(options.shell.installation)\n") }
  return ExitCodes.done
}

extension CompletionShell {
  /// How to have the script in every shell.
  fileprivate var installation: String {
    switch self {
    case .bash: "To install: write  eval \"$(inapp completions bash)\"  into ~/.bashrc."
    case .zsh:
      "To install: write  eval \"$(inapp completions zsh)\"  into ~/.zshrc, after compinit."
    case .fish: "To install: inapp completions fish > ~/.config/fish/completions/inapp.fish"
    }
  }
}
