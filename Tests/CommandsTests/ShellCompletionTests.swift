import TestSupport
import Testing

/// Completes command lines of the built program in real shells, where they are installed.
@Suite struct ShellCompletionTests {
  private let lines = CompletionQuestion.all.map(\.line)

  @Test(.enabled(if: tool("bash") != nil, "bash is not installed")) func bash() throws {
    let driver = """
      source '\(CompletionDesk.script("inapp.bash"))'
      COMP_WORDBREAKS=$' \\t\\n"\\'@><=;|&(:'
      while IFS= read -r line; do
        COMP_LINE=$line COMP_POINT=${#line}
        _inapp inapp
        [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\\n' "${COMPREPLY[@]}"
        echo END
      done
      """
    let answers = try CompletionDesk().answers("bash", ["--norc"], driver, lines: lines)
    for (question, replies) in zip(CompletionQuestion.all, answers) {
      // What stands before the last break is not repeated.
      // Bash 3.2 is given the space behind a word, too.
      let plain = replies.map { (reply: String) in
        let word = reply.replacing("\\", with: "")
        return word.hasSuffix(" ") ? String(word.dropLast()) : word
      }
      let lacking = question.lacking(plain) {
        $0 == $1 || question.line.last != " " && !$1.isEmpty && $0.hasSuffix($1)
      }
      #expect(lacking == [], "\(question.line): \(replies)")
    }
  }

  @Test(.enabled(if: tool("fish") != nil, "fish is not installed")) func fish() throws {
    let driver = """
      source '\(CompletionDesk.script("inapp.fish"))'
      while read -l line
        complete -C $line
        echo END
      end
      """
    let answers = try CompletionDesk().answers("fish", ["--no-config"], driver, lines: lines)
    for (question, replies) in zip(CompletionQuestion.all, answers) {
      let words = replies.map { String($0.prefix { $0 != "\t" }) }
      #expect(question.lacking(words) == [], "\(question.line): \(replies)")
    }
    let notes: [String] = answers.flatMap { $0 }
    #expect(notes.contains("segments[0].\t\"10% off\""))
    #expect(
      notes.contains("validate\tTells what each SDK release will do with a template, and why."))
    #expect(notes.contains("--no-show-close\ttrue or false, now true"))
  }

  /// Types each line, presses Tab, and logs what is offered; `END` stands behind the answers to a line.
  private static let zshDriver = #"""
    zmodload zsh/zpty
    lines=("${(@f)$(cat)}")
    log=$PWD/.log
    zpty shell zsh -f -i
    zpty -w shell "stty rows 200 cols 250; PS1=; log=${(q)log}; LISTMAX=0; setopt no_beep"
    [[ $WAY == autoload ]] && zpty -w shell "fpath=(${(q)SCRIPT:h} \$fpath)"
    zpty -w shell "autoload -Uz compinit; compinit -u -D"
    [[ $WAY == source ]] && zpty -w shell "source ${(q)SCRIPT}"
    [[ $WAY == eval ]] && zpty -w shell 'eval "$(inapp completions zsh)"'
    zpty -w shell 'compadd() {
      local -a found
      local shown=${argv[${argv[(i)-*d]}+1]}
      if (( ! ${argv[(I)-*[OAD]]} )); then
        builtin compadd -O found "$@"
        print -rl -- $found "${(@P)shown}" >> $log
      fi
      builtin compadd "$@"
    }'
    zpty -w shell 'mark() { print -r -- END >> $log; BUFFER= }; zle -N mark; bindkey "^O" mark'
    for line in "$lines[@]"; do zpty -n -w shell "$line"$'\t\x0f'; done
    for attempt in {1..2000}; do
      [[ -e $log ]] && (( $(grep -c "^END$" $log) == $#lines )) && break
      zpty -r -t shell output
      sleep 0.02
    done
    zpty -d shell
    cat $log
    """#

  private func zsh(_ way: String, _ lines: [String]) throws -> [[String]] {
    let settings = "SCRIPT='\(CompletionDesk.script("_inapp"))' WAY=\(way)\n"
    return try CompletionDesk().answers("zsh", ["-f"], settings + Self.zshDriver, lines: lines)
  }

  @Test(.enabled(if: tool("zsh") != nil, "zsh is not installed")) func zsh() throws {
    let answers = try zsh("autoload", lines)
    for (question, replies) in zip(CompletionQuestion.all, answers) {
      // Names of files are logged with their quotes, and without the option before them.
      let plain = replies.map { (reply: String) in reply.replacing("\\", with: "") }
      let lacking = question.lacking(plain) { $0 == $1 || $0.hasSuffix("=" + $1) }
      #expect(lacking == [], "\(question.line): \(replies)")
    }
  }

  @Test(.enabled(if: tool("zsh") != nil, "zsh is not installed"), arguments: ["source", "eval"])
  func zshShowsNotes(_ way: String) throws {
    let answers = try zsh(way, ["inapp ", "inapp get 'my promo' 'segments[", "inapp pack --ch"])
    let shown = answers.map { $0.joined(separator: "\n") }
    #expect(shown[0].contains("-- Tells what each SDK release will do with a template"))
    #expect(shown[1].contains("-- \"10% off\""))
    #expect(shown[2].contains("--check"))
  }
}
