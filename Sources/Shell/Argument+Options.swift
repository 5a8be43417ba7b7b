extension Argument {
  /// Creates a flag, which is off until it is given.
  public static func flag(
    _ name: String, short: Character? = nil, _ path: SettablePath<Options, Bool>, _ summary: String
  ) -> Argument {
    switchable(.flag, name, short, nil, summary) { options, isOn in options[keyPath: path] = isOn }
  }

  /// Creates a flag that can be turned on with `--name` and off with `--no-name`.
  public static func negatable(
    _ name: String, short: Character? = nil, _ path: SettablePath<Options, Bool>,
    _ summary: String, default defaultText: String? = nil
  ) -> Argument {
    switchable(.negatableFlag, name, short, defaultText, summary) { options, isOn in
      options[keyPath: path] = isOn
    }
  }

  /// Creates a flag that can be turned on with `--name`, off with `--no-name`, or left unsaid.
  public static func negatable(
    _ name: String, short: Character? = nil, _ path: SettablePath<Options, Bool?>,
    _ summary: String, default defaultText: String? = nil
  ) -> Argument {
    switchable(.negatableFlag, name, short, defaultText, summary) { options, isOn in
      options[keyPath: path] = isOn
    }
  }

  /// Creates an option with one value; when it is given more than once, the last one wins.
  public static func option<Value>(
    _ name: String, short: Character? = nil, _ path: SettablePath<Options, Value>,
    _ reader: Reader<Value>, _ summary: String,
    value: String? = nil, default defaultText: String? = nil, isRequired: Bool = false
  ) -> Argument {
    let form = OptionForm(.option, name, short, value, defaultText, isRequired)
    return valued(form, reader, summary) { $0[keyPath: path] = $1 }
  }

  /// Creates an option with one value that is nil until it is given; the last one wins.
  public static func option<Value>(
    _ name: String, short: Character? = nil, _ path: SettablePath<Options, Value?>,
    _ reader: Reader<Value>, _ summary: String,
    value: String? = nil, default defaultText: String? = nil, isRequired: Bool = false
  ) -> Argument {
    let form = OptionForm(.option, name, short, value, defaultText, isRequired)
    return valued(form, reader, summary) { $0[keyPath: path] = $1 }
  }

  /// Creates an option that may be given often and collects its values in order.
  public static func repeated<Value>(
    _ name: String, short: Character? = nil, _ path: SettablePath<Options, [Value]>,
    _ reader: Reader<Value>, _ summary: String,
    value: String? = nil, default defaultText: String? = nil, isRequired: Bool = false
  ) -> Argument {
    let form = OptionForm(.repeatedOption, name, short, value, defaultText, isRequired)
    return valued(form, reader, summary) { $0[keyPath: path].append($1) }
  }

  /// Collects options that the command does not list, in order.
  public static func openOptions(
    _ openOptions: OpenOptions, _ path: SettablePath<Options, [OpenOption]>, _ summary: String
  ) -> Argument {
    let info = ArgumentInfo(
      kind: .openOptions, name: openOptions.name, short: nil, valueName: "VALUE",
      completion: openOptions.completion, summary: summary, defaultText: nil, isRequired: false,
      section: "Options")
    return Argument(rule: ArgumentRule(info: info, openOptions: openOptions)) {
      (options, occurrence) throws(ReaderError) in
      guard case .open(let option) = occurrence else { return }
      options[keyPath: path].append(option)
    }
  }

  private static func switchable(
    _ kind: ArgumentInfo.Kind, _ name: String, _ short: Character?, _ defaultText: String?,
    _ summary: String, set: @escaping @Sendable (inout Options, Bool) -> Void
  ) -> Argument {
    let info = ArgumentInfo(
      kind: kind, name: name, short: short, valueName: nil, completion: .none, summary: summary,
      defaultText: defaultText, isRequired: false, section: "Options")
    return Argument(rule: ArgumentRule(info: info)) { (options, occurrence) throws(ReaderError) in
      switch occurrence {
      case .on: set(&options, true)
      case .off: set(&options, false)
      case .value, .open: break
      }
    }
  }

  private static func valued<Value>(
    _ form: OptionForm, _ reader: Reader<Value>, _ summary: String,
    set: @escaping @Sendable (inout Options, Value) -> Void
  ) -> Argument {
    let info = ArgumentInfo(
      kind: form.kind, name: form.name, short: form.short,
      valueName: form.valueName ?? reader.valueName, completion: reader.completion,
      summary: summary, defaultText: form.defaultText, isRequired: form.isRequired,
      section: "Options")
    return Argument(rule: ArgumentRule(info: info), reader: reader, set: set)
  }
}

extension Argument {
  /// Creates an argument that reads each value it is given.
  init<Value>(
    rule: ArgumentRule, reader: Reader<Value>,
    set: @escaping @Sendable (inout Options, Value) -> Void
  ) {
    self.init(rule: rule) { (options, occurrence) throws(ReaderError) in
      guard case .value(let word) = occurrence else { return }
      set(&options, try reader.read(word))
    }
  }
}

/// The parts of an option that do not depend on the type of its value.
private struct OptionForm {
  let kind: ArgumentInfo.Kind
  let name: String
  let short: Character?
  let valueName: String?
  let defaultText: String?
  let isRequired: Bool

  init(
    _ kind: ArgumentInfo.Kind, _ name: String, _ short: Character?, _ valueName: String?,
    _ defaultText: String?, _ isRequired: Bool
  ) {
    self.kind = kind
    self.name = name
    self.short = short
    self.valueName = valueName
    self.defaultText = defaultText
    self.isRequired = isRequired
  }
}
