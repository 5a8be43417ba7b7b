/// A key path that sets a property and may cross threads.
public typealias SettablePath<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

/// One typed argument of a command: how it is written, read and stored in the command's options.
///
/// Create one with `flag`, `negatable`, `option`, `repeated`, `operand`, `optionalOperand`, `trailing` or
/// `openOptions`.
public struct Argument<Options>: Sendable {
  var rule: ArgumentRule
  let store: @Sendable (inout Options, Occurrence) throws(ReaderError) -> Void

  /// The argument as plain data.
  public var info: ArgumentInfo { rule.info }

  /// Leaves the argument out of help, manuals and completions.
  public func hidden() -> Argument {
    var copy = self
    copy.rule.info.isHidden = true
    return copy
  }

  /// Lists the argument under another heading in help.
  public func listed(under section: String) -> Argument {
    var copy = self
    copy.rule.info.section = section
    return copy
  }

  /// Makes the argument one of a command whose options contain these options.
  ///
  /// Arguments that several commands share are declared once, over a small options type of their own.
  public func within<Outer>(_ path: SettablePath<Outer, Options>) -> Argument<Outer> {
    Argument<Outer>(rule: rule) { [store] (outer, occurrence) throws(ReaderError) in
      try store(&outer[keyPath: path], occurrence)
    }
  }
}

extension Array {
  /// Makes each argument one of a command whose options contain these options.
  public func within<Inner, Outer>(_ path: SettablePath<Outer, Inner>) -> [Argument<Outer>]
  where Element == Argument<Inner> {
    map { $0.within(path) }
  }

  /// Lists each argument under another heading in help.
  public func listed<Options>(under section: String) -> [Argument<Options>]
  where Element == Argument<Options> {
    map { $0.listed(under: section) }
  }
}

/// What the parser has to know of an argument, whatever the type of its value.
struct ArgumentRule: Sendable {
  var info: ArgumentInfo
  /// Whether an optional operand takes this word; nil takes any.
  var accepts: (@Sendable (String) -> Bool)?
  var openOptions: OpenOptions?
}

/// One appearance of an argument on the command line.
enum Occurrence: Sendable {
  case on
  case off
  case value(String)
  case open(OpenOption)
}
