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
    "FIELD", completion: .dynamic("field-flags"),
    names: { FieldFlags.anywhere.flatMap(\.spellings) }
  ) { name in
    let known = FieldFlags.anywhere
    let positive = name.withoutNo
    if let flag = known.first(where: { $0.spellings.contains(name) }) {
      return flag.isSwitch ? .flag : .value
    }
    if known.contains(where: { $0.name == positive }) { return .misspelt(takesValue: false) }
    guard let near = nearest(to: positive ?? name, in: known.map(\.name)) else { return nil }
    let isSwitch = known.contains { $0.name == near && $0.isSwitch }
    return .misspelt(takesValue: !isSwitch && positive == nil)
  }
}

extension FieldFlags {
  /// The fields and values that flags of the command line stand for.
  ///
  /// `owner` says whose flags these are; `target` is what the command to unset a field names.
  func assignments(
    _ options: [OpenOption], of owner: String, in target: String?
  ) throws -> [Assignment] {
    try options.map { option in
      guard let flag = all.first(where: { $0.spellings.contains(option.name) }) else {
        throw unknown(option.name, of: owner, in: target)
      }
      return Assignment(
        field: flag.path, value: try flag.value(of: option), spelling: "--\(option.name)")
    }
  }

  private func unknown(_ name: String, of owner: String, in target: String?) -> UsageError {
    let positive = name.withoutNo ?? name
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

extension String {
  /// What follows `no-`; nil for a name that does not begin so.
  fileprivate var withoutNo: String? { hasPrefix("no-") ? String(dropFirst(3)) : nil }
}
