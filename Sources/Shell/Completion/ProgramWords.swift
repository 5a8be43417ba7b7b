internal import Wording

extension ProgramInfo {
  /// The words that can follow the program's name, or the first word of a family.
  func words(after family: String?) -> [Candidate] {
    var found: [Candidate] = []
    for command in commands {
      let words = command.words.map(String.init)
      if let family {
        if words.count > 1, words[0] == family {
          found.append(Candidate(words[1], command.summary))
        }
      } else if words.count == 1 {
        found.append(Candidate(words[0], command.summary))
      } else if !commands.contains(where: { $0.name == words[0] }),
        !found.contains(where: { $0.word == words[0] })
      {
        let second = self.words(after: words[0]).map(\.word)
        found.append(Candidate(words[0], "Followed by \(joined(second, by: "or"))."))
      }
    }
    return found
  }

  /// The words that follow the program's name, which settings of variables and the like may precede.
  func words(afterNameIn words: [String]) -> [String] {
    let start = words.firstIndex { $0.split(separator: "/").last == name[...] } ?? 0
    return Array(words.dropFirst(start + 1))
  }

  /// The program's name as part of the name of a shell function.
  var functionName: String { shellName(name) }
}

/// A name with everything but letters and digits replaced, for a shell function.
func shellName(_ name: String) -> String {
  String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
}
