internal import Checking
internal import Host
internal import JSONTree
internal import SourceText
internal import Wording

extension Input {
  /// The page written when none is named: the template's name, in the current folder.
  ///
  /// Inside a template that is the folder above, as all files in a template are packed.
  var defaultPage: String {
    switch origin {
    case .stdin: return "-"
    case .archive(let path): return Files.lastComponent(path).droppingSuffix(".zip") + ".html"
    case .file(let path) where Files.lastComponent(path) != Self.configName:
      return Files.lastComponent(path).droppingSuffix(".json") + ".html"
    case .file(let path):
      let folder = Files.resolved(Files.parent(of: path))
      let isHere = folder == Files.resolved(".")
      return (isHere ? "../" : "") + Files.lastComponent(folder) + ".html"
    }
  }

  /// The files that it is read from; none of standard input.
  var paths: [String] {
    switch origin {
    case .stdin: []
    case .archive(let path): [path]
    case .file(let path):
      Files.lastComponent(path) == Self.configName ? [path, translationsPath] : [path]
    }
  }

  /// Refuses to write over one of its own files.
  func expectNot(_ output: String) throws {
    guard paths.map(Files.resolved).contains(Files.resolved(output)) else { return }
    throw Failure(
      "\(printable(output)) is what is to be shown, and would be lost", help: "name another file")
  }

  /// Refuses what is neither a native in-app message nor a request that sends one to the inbox.
  func requireMessage(_ document: Document) throws {
    let kind = document.likelyKind
    guard kind != .nativeConfig, kind != .createMessage else { return }
    throw Failure(
      "preview draws a \(Self.configName) or a createMessage request, and "
        + "\(printable(config.name)) is another kind of document (\(kind.rawValue))",
      help: "name a template (its folder, its \(Self.configName), or its ZIP), "
        + "or a request, as inapp inbox-payload prints them")
  }
}

extension String {
  fileprivate func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
