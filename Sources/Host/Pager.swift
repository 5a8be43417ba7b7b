/// A program that shows a long text page by page.
public enum Pager {
  /// Shows a text with a command of the shell, or with `less` if that is nil; false if there is no such program, or the
  /// shell cannot run it.
  ///
  /// Returns when the reader has seen enough.
  public static func show(_ text: String, with command: String?) -> Bool {
    let words = command.map { ["/bin/sh", "-c", $0] } ?? ["less"]
    // Quits where one screen is enough, lets colours through, and leaves the text on the screen.
    if Environment["LESS"] ?? "" == "" { Surroundings.setVariable("LESS", "FRX") }
    let status = Child.feed(words, [UInt8](text.utf8))
    return status != nil && status != 126 && status != 127
  }
}
