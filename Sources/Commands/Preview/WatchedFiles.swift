internal import Host
internal import Wording

/// The files that a page is made of, and what becomes of them.
struct WatchedFiles {
  /// What became of a file.
  struct Change {
    let name: String
    let isThere: Bool
    let wasThere: Bool

    /// A part of a sentence, such as `native-config.json changed`.
    var words: String {
      let deed = !isThere ? "is gone" : wasThere ? "changed" : "is there"
      return "\(printable(name)) \(deed)"
    }
  }

  private let paths: [String]
  /// As they were when they were last taken.
  private var taken: [FileStamp?]
  /// As they were at the last look.
  private var seen: [FileStamp?]

  /// Starts to watch the files of a template; nil where it is not in files.
  init?(of input: Input) {
    paths = input.paths
    guard !paths.isEmpty, paths.allSatisfy({ Files.kind(of: $0) != .other }) else { return nil }
    taken = paths.map(Files.stamp)
    seen = taken
  }

  /// The name of the file that cannot be done without, where that is not there.
  var missing: String? { taken[0] == nil ? Files.lastComponent(paths[0]) : nil }

  /// What changed since the last time, once it has stood still from one look to the next.
  ///
  /// An editor that writes a file in steps, or puts another in its place, is not caught in between.
  mutating func changes() -> [Change] {
    let now = paths.map(Files.stamp)
    defer { seen = now }
    guard now != taken, now == seen else { return [] }
    defer { taken = now }
    return paths.indices.filter { now[$0] != taken[$0] }.map {
      Change(
        name: Files.lastComponent(paths[$0]), isThere: now[$0] != nil, wasThere: taken[$0] != nil)
    }
  }
}
