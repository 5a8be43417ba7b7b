internal import Authoring
internal import JSONTree
internal import SourceText

/// A template's files as they are to be.
struct EditedFiles {
  let config: Document
  /// pushwoosh.json, where there is to be one.
  let translations: Document?

  /// What differs from the files as they are.
  func changes(of input: Input) -> [FileChange] {
    let both = [
      FileChange(old: input.config, new: config.source),
      translations.map { FileChange(old: input.translations, new: $0.source) },
    ]
    return both.compactMap { $0 }.filter { $0.old?.bytes != $0.new.bytes }
  }
}

/// A file as it is, and as it is to be.
struct FileChange {
  /// The file as it is; nil where there is none.
  let old: SourceFile?
  let new: SourceFile

  /// The change as a unified diff.
  var diff: String {
    unifiedDiff(from: old ?? SourceFile(name: "/dev/null", bytes: []), to: new)
  }
}
