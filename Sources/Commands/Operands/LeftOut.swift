internal import Archives
internal import Wording

extension ArchiveContents {
  /// What is left out when the ZIP is written anew, in a line; nil where nothing is.
  func lossWhenWrittenAnew(_ path: String) -> String? {
    let names = skipped.map(\.name)
    guard !names.isEmpty else { return nil }
    let more = names.count > 5 ? ["\(names.count - 4) more"] : []
    let told = Array(names.prefix(more.isEmpty ? 5 : 4)) + more
    return "writing \(printable(path)) anew leaves out \(joined(told, by: "and"))\n"
  }
}

extension Input {
  /// Says what the ZIP would lose in a change that is only shown.
  func sayWhatIsLeftOut(_ console: Console) throws {
    guard let archiveName, let loss = archive?.lossWhenWrittenAnew(archiveName) else { return }
    try console.say(loss)
  }
}
