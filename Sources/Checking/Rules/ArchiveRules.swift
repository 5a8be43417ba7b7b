public import Archives
public import Diagnostics

extension RuleFamily {
  static let archive = RuleFamily(
    "The files of a template and its ZIP",
    [
      .configNotAtRoot,
      .nameCase,
      .secondConfig,
      .htmlBesideNative,
      .mediaFileInArchive,
      .junkInArchive,
    ] + Obstacle.Reason.allCases.map(Rule.obstacle) + Refusal.Reason.allCases.map(Rule.refusal))
}

extension Rule {
  /// A ZIP without native-config.json where phones look for it.
  public static let configNotAtRoot = Rule(
    "config-not-at-root", "A ZIP must hold native-config.json at its root.",
    why: """
      Phones look for native-config.json at the root and nowhere else. A folder that was zipped as a \
      whole has it one level too deep: zip what is in the folder, or let inapp pack do it.
      """,
    severity: .error)

  static let nameCase = Rule(
    "name-case", "The files' names must be in small letters.",
    why: """
      Phones look for native-config.json and pushwoosh.json to the letter. Native-Config.json is \
      another file to them, even if the disk it came from makes no difference.
      """,
    severity: .error)

  static let secondConfig = Rule(
    "second-config", "Only the native-config.json at the root is read.",
    why: "One ZIP is one message: a template in a folder below is never looked at.",
    severity: .info)

  static let htmlBesideNative = Rule(
    "html-beside-native", "Beside native-config.json no HTML is shown.",
    why: """
      Where native-config.json is there, phones take it and nothing else. An index.html beside it is \
      no way out for releases that do not draw the display type, or for a faulty native-config.json.
      """,
    severity: .warning)

  static let mediaFileInArchive = Rule(
    "unread-media", "Pictures and videos must lie on the web.",
    why: """
      Phones load pictures and videos from absolute HTTPS addresses. What is in the ZIP only makes the \
      download longer.
      """,
    severity: .warning)

  static let junkInArchive = Rule(
    "junk-in-archive", "A ZIP should hold only what phones read.",
    why: """
      Folder settings, editors' backups and secrets get into a ZIP by accident, and from there onto \
      every phone. inapp pack leaves them out.
      """,
    severity: .info)

  /// The rule that a ZIP breaks which Android does not read.
  public static func obstacle(_ reason: Obstacle.Reason) -> Rule {
    Rule(reason.rawValue, reason.words.summary, why: reason.words.why, severity: .error)
  }

  /// The rule that a refused ZIP breaks.
  public static func refusal(_ reason: Refusal.Reason) -> Rule {
    let words = reason.words
    return Rule(reason.rawValue, words.summary, why: words.why, severity: .error)
  }
}
