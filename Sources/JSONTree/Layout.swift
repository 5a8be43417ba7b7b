/// How a value is spread over lines and spaces.
public struct Layout: Hashable, Sendable {
  /// One level of indentation.
  public var indent = "  "

  /// The line break.
  public var newline = "\n"

  /// The columns a line may take, with indentation and key but without a comma, before its value is broken up.
  ///
  /// The published examples join up to 103 columns and break from 147.
  public var lineLength = 120

  /// The levels of objects that may share one line; 0 puts every member on a line of its own.
  public var oneLineNesting = 2

  /// Whether an array of objects or arrays may stand on one line.
  public var joinsContainers = false

  /// What separates a key from its value.
  public var colon = ": "

  /// What separates neighbours on one line.
  public var comma = ", "

  /// What stands inside the braces of an object on one line.
  public var padding = " "

  /// What stands inside the brackets of an array on one line.
  public var arrayPadding = ""

  /// The layout of the published examples.
  public static let canonical = Layout()

  /// Everything on one line, with spaces.
  public static let oneLine = {
    var layout = Layout()
    layout.lineLength = .max
    layout.oneLineNesting = .max
    layout.joinsContainers = true
    return layout
  }()

  /// Everything on one line without a space.
  public static let compact = {
    var layout = Layout.oneLine
    layout.colon = ":"
    layout.comma = ","
    layout.padding = ""
    return layout
  }()
}
