internal import Authoring
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

extension OpenOptions {
  /// An option for each field that some display type has, or the elements of some list.
  ///
  /// A name that resembles one of them is let through, as only the template tells which fields there are.
  static let fieldFlags = OpenOptions(
    "FIELD", completion: .words(.fieldFlags),
    names: { FieldFlags.anywhere.flatMap(\.spellings) }
  ) { name in
    let known = FieldFlags.anywhere
    let positive = name.withoutNo
    if let flag = known.first(where: { $0.spellings.contains(name) }) {
      return flag.isSwitch ? .flag : .value
    }
    if known.contains(where: { $0.name == positive }) { return .misspelt(takesValue: false) }
    if FieldFlags.pathIntoList(name, of: nil) != nil { return .misspelt(takesValue: true) }
    let names = known.map(\.name)
    guard let near = nearest(to: positive ?? name, in: names) ?? names.first(endingIn: name) else {
      return nil
    }
    let isSwitch = known.contains { $0.name == near && $0.isSwitch }
    return .misspelt(takesValue: !isSwitch && positive == nil)
  }
}

extension FieldFlags {
  /// The fields and values that flags of the command line stand for.
  ///
  /// `owner` says whose flags these are; `target` is what the command to unset a field names, and `help` the
  /// command that lists the flags.
  func assignments(
    _ options: [OpenOption], of owner: String, in target: String?, help: [String?]
  ) throws -> [Assignment] {
    try options.map { option in
      guard let flag = all.first(where: { $0.spellings.contains(option.name) }) else {
        let error = unknown(option, of: owner, in: target)
        throw error.hint == nil
          ? UsageError(
            error.message,
            hint: "\(help.compactMap(\.self).joined(separator: " ")) lists the flags.") : error
      }
      return Assignment(
        field: flag.path, value: try flag.value(of: option), spelling: "--\(option.name)")
    }
  }

  private func unknown(_ option: OpenOption, of owner: String, in target: String?) -> UsageError {
    let name = option.name
    let positive = name.withoutNo ?? name
    if let path = Self.pathIntoList(name, of: owner) {
      let value = option.value.map { printable($0, atMost: 60) } ?? "..."
      return UsageError(
        "\(owner) has no --\(printable(name))",
        hint: "Write \(shellQuoted("\(path)=\(value)")) for a field in a list.")
    }
    let longer = all.map(\.name).filter { $0.hasSuffix("-\(positive)") }
    if self[positive] == nil, !longer.isEmpty {
      return UsageError(
        "\(owner) has no --\(printable(name))",
        hint: didYouMean(longer.prefix(3).map { "--\($0)" }))
    }
    if let hint = Self.whereabouts(of: positive), self[positive] == nil {
      return UsageError("\(owner) has no --\(printable(positive))", hint: hint)
    }
    let near = nearest(to: positive, in: all.map(\.name)).flatMap { self[$0] }
    if let near, name != positive, !near.isSwitch {
      return near.noSwitch(written: name, in: target)
    }
    return UsageError(
      "\(owner) has no --\(printable(name, atMost: 60))",
      hint: near.map { didYouMean([name == positive ? "--\($0.name)" : "--no-\($0.name)"]) }
        ?? nearest(to: positive, in: Self.anywhere.map(\.name)).flatMap(Self.whereabouts))
  }

  /// The path of a field in a list whose steps were written as a flag: `buttons-0-text`, `button-text`.
  ///
  /// The lists of the type named `owner` come first.
  fileprivate static func pathIntoList(_ name: String, of owner: String?) -> FieldPath? {
    let types = Catalogue.displayTypes
    for type in types.filter({ $0.name == owner }) + types {
      for field in type.block.fields {
        guard case .list(.object(let model), _) = field.shape else { continue }
        let flags = FieldFlags(ofElements: model)
        for start in [field.name, String(field.name.dropLast())] where name.hasPrefix("\(start)-") {
          let rest = name.dropFirst(start.count + 1)
          let digits = rest.prefix { $0.isASCII && $0.isNumber }
          let inner = digits.isEmpty ? rest : rest.dropFirst(digits.count + 1)
          guard let flag = flags[String(inner)], digits.count < 10 else { continue }
          return FieldPath(
            steps: [.key(field.name), .index(Int(digits) ?? 0)] + flag.path.steps)
        }
      }
    }
    return nil
  }

  /// Which types have a flag of that name, or in which lists there is such a field.
  private static func whereabouts(of name: String) -> String? {
    let types = types(having: name).map(\.name)
    if !types.isEmpty { return "--\(name) is a field of \(joined(types, by: "and"))." }
    return elements(having: name).first.map { type, path in
      "It is a field in a list of \(type.name), written '\(path)=...'."
    }
  }
}

extension FieldFlag {
  /// The names it answers to, without dashes.
  var spellings: [String] { isSwitch ? [name, "no-\(name)"] : [name] }

  fileprivate func value(of option: OpenOption) throws -> String {
    guard isSwitch else { return option.value ?? "" }
    guard let value = option.value else { return option.name == name ? "true" : "false" }
    guard option.name == name else {
      throw UsageError(
        "--\(option.name) takes no value", hint: "Write --\(name) or --\(option.name).")
    }
    return value
  }

  fileprivate func noSwitch(written spelling: String, in target: String?) -> UsageError {
    let unset = ["inapp unset", target, path.description].compactMap(\.self)
    return UsageError(
      "there is no --\(printable(spelling, atMost: 60)), as \(path) is not on or off",
      hint: field.isRequired
        ? "The message needs \(path); --\(name) gives it another value."
        : "\(unset.joined(separator: " ")) removes the field.")
  }
}

extension [String] {
  /// The first name whose last words these are.
  fileprivate func first(endingIn words: String) -> String? {
    first { $0.hasSuffix("-\(words)") }
  }
}

extension String {
  /// What follows `no-`; nil for a name that does not begin so.
  fileprivate var withoutNo: String? { hasPrefix("no-") ? String(dropFirst(3)) : nil }
}
