internal import Wording

/// What a command line asks the program to do.
public enum Resolution<Context>: Sendable {
  /// Print the overview of all commands.
  case overview
  /// Print the version.
  case version
  /// Print the page of one command.
  case help(HelpRequest<Context>)
  /// Print the commands whose names begin with this word.
  case family(String)
  /// Print a topic.
  case topic(Topic)
  /// Run a command.
  case run(Invocation<Context>)
}

extension Program {
  /// Finds out what the words after the program's name ask for.
  public func resolve(_ words: [String]) throws(UsageError) -> Resolution<Context> {
    guard let first = words.first else { return .overview }
    switch first {
    case "--version", "-V": return .version
    case "help", "--help", "-h":
      return try subject(words.dropFirst().filter { !["--help", "-h", "--"].contains($0) })
    default: break
    }
    if first.hasPrefix("-") { throw optionBeforeCommand(first, words) }
    guard let (command, count) = find(words) else {
      if isFamily(first), words.count == 1 || ["-h", "--help"].contains(words[1]) {
        return .family(first)
      }
      throw unknownCommand(words)
    }
    let rest = Array(words.dropFirst(count))
    switch try command.parse(rest) {
    case .help:
      return .help(HelpRequest(command.info) { command.sections(rest, $0) })
    case .parsed(let invocation): return .run(invocation)
    }
  }

  /// Resolves the words after `help`.
  private func subject(_ words: [String]) throws(UsageError) -> Resolution<Context> {
    guard let first = words.first else { return .overview }
    if let (command, _) = find(words) { return .help(HelpRequest(command.info)) }
    if let topic = topics.first(where: { $0.name == first || $0.page?.name == first }) {
      return .topic(topic)
    }
    if isFamily(first), words.count == 1 { return .family(first) }
    if first == "help" { return .help(HelpRequest(help)) }
    let near = nearestFew(to: first, in: visibleNames + topics.map(\.name))
    throw UsageError(
      "no help on \(quoted(words.joined(separator: " ")))",
      hint: near.isEmpty ? nil : didYouMean(near))
  }

  /// Finds the command that the first one or two words name.
  private func find(_ words: [String]) -> (Command<Context>, Int)? {
    if words.count > 1 {
      let name = "\(words[0]) \(words[1])"
      if let command = commands.first(where: { $0.info.name == name }) { return (command, 2) }
    }
    guard let command = commands.first(where: { $0.info.name == words.first }) else { return nil }
    return (command, 1)
  }

  private func isFamily(_ word: String) -> Bool {
    !members(of: word).isEmpty
  }

  /// The shown commands whose names begin with this word and have another.
  private func members(of word: String) -> [String] {
    let start = word + " "
    return visibleNames.filter { $0.hasPrefix(start) }
  }

  private var visibleNames: [String] {
    commands.map(\.info).filter { !$0.isHidden }.map(\.name) + ["help"]
  }

  private func unknownCommand(_ words: [String]) -> UsageError {
    var name = words[0]
    if isFamily(name), words.count > 1 { name += " \(words[1])" }
    var near = nearestFew(to: name, in: visibleNames)
    if near.isEmpty { near = members(of: words[0]) }
    return UsageError(
      "no command \(quoted(name))", hint: near.isEmpty ? nil : didYouMean(near))
  }

  private func optionBeforeCommand(_ option: String, _ words: [String]) -> UsageError {
    if let (command, _) = words.dropFirst().lazy.compactMap({ find([$0]) }).first {
      return UsageError(
        "\(plain(option)) comes before the command",
        hint: "Write \(name) \(command.info.name) \(plain(option)).")
    }
    let near = nearestFew(to: option, in: ["--help", "--version"])
    return UsageError(
      "unknown option \(plain(option))", hint: near.isEmpty ? nil : didYouMean(near))
  }
}
