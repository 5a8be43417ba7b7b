internal import Wording

extension Help {
  /// The page of the whole program: its commands by group, its topics, and where to go on.
  public func overview() -> [String] {
    var lines = wrapped("\(program.name) \(program.version): \(program.summary)", width: width)
    lines += ["", "\(paint.bold("Usage:")) \(program.name) COMMAND [OPTION]..."]
    lines += examples(program.examples)
    let names = program.commands.map(\.name) + program.topics.map(\.name)
    let columns = Columns(names: names, width: width)
    for group in program.groups {
      lines += ["", paint.bold("\(group.title):")]
      for command in program.commands where command.group == group {
        lines += columns.lines(command.name, command.summary, paint: paint)
      }
    }
    if !program.topics.isEmpty {
      lines += ["", paint.bold("Topics:")]
      for topic in program.topics {
        lines += columns.lines(topic.name, topic.summary, paint: paint)
      }
    }
    return lines + [
      "", "\(program.name) help NAME explains a command or a topic, with examples.",
    ]
  }

  /// The page of the commands whose names begin with the same word.
  public func family(_ word: String) -> [String] {
    let members = program.commands.filter { $0.name.hasPrefix("\(word) ") }
    let columns = Columns(names: members.map(\.name), width: width)
    var lines = ["\(paint.bold("Usage:")) \(program.name) \(word) COMMAND [OPTION]...", ""]
    lines.append(paint.bold("Commands:"))
    for command in members {
      lines += columns.lines(command.name, command.summary, paint: paint)
    }
    return lines + [
      "", "\(program.name) help \(word) NAME explains one of them, with examples.",
    ]
  }
}
