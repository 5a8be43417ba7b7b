extension Manual {
  /// The pages of the manual by their file names, such as `inapp-pack.1` and `native-config.5`.
  public var pages: [(file: String, lines: [String])] {
    let commands = program.commands.map { ("\(pageName($0)).1", page($0)) }
    let files = program.topics.compactMap { topic in
      topic.page.map { ("\($0.name).5", page(topic, $0)) }
    }
    return [("\(program.name).1", overview())] + commands + files
  }

  /// The page of a topic that is about a kind of file.
  func page(_ topic: Topic, _ page: FilePage) -> [String] {
    var lines = header(page.name, section: 5, topic.summary)
    lines += [".Sh DESCRIPTION"] + paragraphs(topic.body).trimmingFirstBreak
    lines += topic.sections.flatMap(section)
    let commands = program.commands.filter { page.commands.contains($0.name) }.map(pageName)
    let others = program.filePages.map(\.name).filter { $0 != page.name }
    return lines + seeAlso([program.name] + commands.sorted(), files: others)
  }
}

extension [String] {
  /// Without a paragraph break at the start, which mdoc has no use for below a heading.
  fileprivate var trimmingFirstBreak: [String] {
    first == ".Pp" ? Array(dropFirst()) : self
  }
}
