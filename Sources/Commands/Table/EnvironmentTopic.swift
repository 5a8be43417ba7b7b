internal import Shell
internal import Wording

/// A variable of the environment that the program reads.
struct EnvironmentVariable {
  let name: String
  let summary: String
  /// Whether its value is never shown.
  var isSecret = false

  static let all = [
    Self(name: "NO_COLOR", summary: "no colour, unless --color or FORCE_COLOR says otherwise"),
    Self(
      name: "FORCE_COLOR",
      summary:
        "colour even where the output is not a terminal; 1, 2 or 3: 16, 256 or all in sketches"),
    Self(name: "CLICOLOR_FORCE", summary: "the same"),
    Self(name: "TERM", summary: "dumb turns colour and the pager off"),
    Self(name: "COLORTERM", summary: "truecolor or 24bit: sketches have every colour"),
    Self(name: "LC_ALL", summary: "sketches are of ASCII where it names no UTF-8"),
    Self(name: "LC_CTYPE", summary: "the same where LC_ALL is not set"),
    Self(name: "LANG", summary: "the same where neither is set"),
    Self(name: "COLUMNS", summary: "the width where the terminal does not tell"),
    Self(
      name: "PAGER",
      summary:
        "what shows long help on a terminal; less if it is not set, nothing if it is empty or cat"),
    Self(name: "LESS", summary: "the options of less; FRX if it is not set"),
    Self(
      name: "BROWSER",
      summary:
        "what --open shows a page with, the first that starts of programs with colons between; "
        + "xdg-open if it is not set, or open on a Mac"),
    Self(name: "SOURCE_DATE_EPOCH", summary: "seconds since 1970 that date what is packed"),
    Self(
      name: Browser.variable,
      summary: "the Chromium, Chrome or Edge that takes pictures, if not the first that is found"),
    Self(name: "TMPDIR", summary: "where its folder lies meanwhile; /tmp if it is not set"),
    Self(name: "TZDIR", summary: "where the time zones lie, if elsewhere"),
    Self(
      name: "PUSHWOOSH_API_TOKEN", summary: "the token that --reveal-token and --curl use",
      isSecret: true),
  ]
}

extension Topic {
  static let environment = Topic(
    "environment", summary: "The environment variables that are read.",
    body: [
      EnvironmentVariable.all.map { variable in
        wrapped(variable.summary, width: 52).enumerated().map { index, line in
          "  \((index == 0 ? variable.name : "").padded(to: nameWidth))  \(line)"
        }.joined(separator: "\n")
      }.joined(separator: "\n")
    ])

  private static let nameWidth = EnvironmentVariable.all.map(\.name.count).max() ?? 0
}
