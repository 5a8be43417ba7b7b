import Shell
import Testing

@Suite struct UsageErrorTests {
  /// Each mistake and the one line a person reads about it.
  @Test(arguments: [
    ("pack --chek", "toy pack: unknown option --chek. Did you mean --check?"),
    ("pack --chek=1", "toy pack: unknown option --chek. Did you mean --check?"),
    ("pack --dry", "toy pack: unknown option --dry. Did you mean --dry-run?"),
    ("pack --showClose", "toy pack: unknown option --showClose. Did you mean --show-close?"),
    ("pack --zzz", "toy pack: unknown option --zzz. Run toy pack --help."),
    ("pack -check", "toy pack: unknown option -check. Did you mean --check?"),
    ("pack -N", "toy pack: unknown option -N. Did you mean -n?"),
    ("pack -nx", "toy pack: unknown option -x in -nx. Run toy pack --help."),
    ("pack ---", "toy pack: unknown option ---. Run toy pack --help."),
    ("pack --=x", "toy pack: unknown option --. Run toy pack --help."),
    ("pack --output", "toy pack: --output needs a value. Write --output OUT.zip."),
    ("pack -o", "toy pack: -o needs a value. Write -o OUT.zip."),
    (
      "pack --output --check",
      "toy pack: --output needs a value before --check.\n  If that is the value, write --output=--check."
    ),
    (
      "pack -o -n", "toy pack: -o needs a value before -n. If that is the value, write -o-n."
    ),
    ("pack -o --", "toy pack: -o needs a value before --. If that is the value, write -o--."),
    ("pack --check=yes", "toy pack: --check takes no value. Run toy pack --help."),
    (
      "pack --show-close=false",
      "toy pack: --show-close takes no value. Write --show-close or --no-show-close."
    ),
    ("pack a b", "toy pack: \"b\" is one argument too many. Run toy pack --help."),
    (
      "pack a -o b c d",
      "toy pack: \"c\" is one argument too many.\n  A value with spaces needs quotes around it."
    ),
    ("pack --output=", "toy pack: --output: the name of the file is empty. Run toy pack --help."),
    (
      "pack --format jso",
      "toy pack: --format: \"jso\" is not one of text, json. Did you mean json?"
    ),
    ("make", "toy make: --owner is missing. Add --owner TEXT."),
    ("make --owner A", "toy make: KIND is missing. KIND is one of bear, ball, doll."),
    (
      "make baer --owner A",
      "toy make: KIND: \"baer\" is not one of bear, ball, doll. Did you mean bear?"
    ),
    (
      "make bear --owner A -s x",
      "toy make: -s: \"x\" is not a whole number. Run toy make --help."
    ),
    (
      "make bear --owner A -s 11",
      "toy make: -s: 11 is too large: the most is 10. Run toy make --help."
    ),
    (
      "make bear --owner A --size=-6",
      "toy make: --size: -6 is too small: the least is -5. Run toy make --help."
    ),
    ("get", "toy get: FIELD is missing. FIELD is one of title, text."),
    ("get title --titel x", "toy get: unknown option --titel. Did you mean --title?"),
    ("get title --title", "toy get: --title needs a value. Write --title VALUE."),
    ("box add", "toy box add: FILE is missing. Run toy box add --help."),
    ("pakc", "toy: no command \"pakc\". Did you mean pack?"),
    ("box", nil),
    ("box lits", "toy: no command \"box lits\". Did you mean box list?"),
    ("box zzzz", "toy: no command \"box zzzz\". Did you mean box add or box list?"),
    ("launch", "toy: no command \"launch\". Run toy --help."),
    ("complete-field", "toy: no command \"complete-field\". Run toy --help."),
    ("-v pack", "toy: -v comes before the command. Write toy pack -v."),
    ("--versoin", "toy: unknown option --versoin. Did you mean --version?"),
    ("--zzz", "toy: unknown option --zzz. Run toy --help."),
    ("help pakc", "toy: no help on \"pakc\". Did you mean pack?"),
    ("help exit", "toy: no help on \"exit\". Did you mean exit-codes?"),
  ])
  func saysWhatIsWrong(line: String, expected: String?) {
    let words = line.split(separator: " ").map(String.init)
    do throws(UsageError) {
      _ = try Toy.program.resolve(words)
      #expect(expected == nil)
    } catch {
      #expect(error.text(program: "toy") == expected)
    }
  }

  @Test func messagesCarryNoControlCharactersAndStayShort() {
    let nasty = "--\u{1B}[31m" + String(repeating: "x", count: 1000)
    do throws(UsageError) {
      _ = try Toy.program.resolve(["pack", nasty])
      Issue.record("accepted")
    } catch {
      #expect(!error.message.contains("\u{1B}"))
      #expect(error.message.count < 120)
    }
  }
}
