internal import Shell

struct CompletionsOptions: CommandOptions {
  var common = CommonOptions()
  var shell = CompletionShell.bash
}

extension Command<Console> {
  static let completions = Command(
    "completions", .learn, "Prints the completion script of a shell.",
    arguments: [
      .operand("SHELL", \CompletionsOptions.shell, .choice, "The shell.")
    ],
    examples: [
      Example(
        "inapp completions bash > ~/.local/share/bash-completion/completions/inapp",
        "Installs them for bash."),
      Example(
        "inapp completions zsh > ~/.zfunc/_inapp", "Installs them for zsh, with ~/.zfunc in fpath."),
      Example(
        "inapp completions fish > ~/.config/fish/completions/inapp.fish", "Installs them for fish."),
    ],
    run: runCompletions)
}

private func runCompletions(_ options: CompletionsOptions, _ console: Console) throws -> Int32 {
  try console.print(options.shell.script(for: Inapp.program.info).joined(separator: "\n") + "\n")
  return ExitCodes.done
}
