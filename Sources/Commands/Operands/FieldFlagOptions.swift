internal import Authoring
internal import JSONTree
internal import Schema
internal import Shell
internal import Wording

extension OpenOptions {
  /// An option for each field that some display type has, or the elements of some list.
  static let fieldFlags = OpenOptions(
    "FIELD", completion: .dynamic("field-flags"),
    names: { FieldFlags.anywhere.flatMap(\.spellings) }
  ) { name in
    guard let flag = FieldFlags.anywhere.first(where: { $0.spellings.contains(name) }) else {
      return nil
    }
    return flag.isSwitch ? .flag : .value
  }
}

extension FieldFlags {
  /// The fields and values that flags of the command line stand for; `owner` says whose flags these are.
  func assignments(_ options: [OpenOption], of owner: String) throws -> [Assignment] {
    try options.map { option in
      guard let flag = all.first(where: { $0.spellings.contains(option.name) }) else {
        throw unknown(option.name, of: owner)
      }
      return Assignment(field: flag.path, value: try flag.value(of: option))
    }
  }

  private func unknown(_ name: String, of owner: String) -> UsageError {
    let types = Self.types(having: name).map(\.name)
    let near = nearestFew(to: name, in: all.flatMap(\.spellings)).map { "--\($0)" }
    let hint = types.isEmpty ? nil : "--\(name) is a field of \(joined(types, by: "and"))."
    return UsageError(
      "\(owner) has no --\(printable(name))", hint: near.isEmpty ? hint : didYouMean(near))
  }
}

extension FieldFlag {
  /// The names it answers to, without dashes.
  fileprivate var spellings: [String] { isSwitch ? [name, "no-\(name)"] : [name] }

  fileprivate func value(of option: OpenOption) throws -> String {
    guard isSwitch else { return option.value ?? "" }
    guard let value = option.value else { return option.name == name ? "true" : "false" }
    guard option.name == name else { throw UsageError("--\(option.name) takes no value") }
    return value
  }
}
