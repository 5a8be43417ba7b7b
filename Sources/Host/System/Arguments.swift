/// The words the program was started with.
public enum Arguments {
  /// The words after the program's name; throws the place, from 1, of one that is not UTF-8.
  public static func words() throws(NotText) -> [String] {
    var words: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let start = unsafe CommandLine.unsafeArgv[index] else { break }
      guard let word = unsafe String(validatingCString: start) else {
        throw NotText(place: index)
      }
      words.append(word)
    }
    return words
  }

  /// A word that is not UTF-8; what it should say would be a guess.
  public struct NotText: Error {
    /// Its place among the words, from 1.
    public let place: Int
  }
}
