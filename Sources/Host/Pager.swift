/// A program that shows a long text page by page.
public enum Pager {
  /// Shows a text with a command of the shell, or with `less` if that is nil; false if there is no such program.
  ///
  /// Returns when the reader has seen enough.
  public static func show(_ text: String, with command: String?) -> Bool {
    let words = command.map { ["/bin/sh", "-c", $0] } ?? ["less"]
    // Quits where one screen is enough, lets colours through, and leaves the text on the screen.
    if command == nil, Environment["LESS"] == nil { Surroundings.setVariable("LESS", "FRX") }
    return Child.feed(words, [UInt8](text.utf8))
  }
}
