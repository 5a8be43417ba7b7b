internal import JSONTree
internal import Schema

extension SchemaPath {
  /// How commands name the field at this place, a way a row; `type` is nil for a place below the root.
  func reach(in type: DisplayType?) -> [[String]] {
    guard let type else { return reachFromRoot }
    guard let last = steps.lastIndex(of: .element) else {
      return FieldFlags(of: type).flag(at: self, from: .block).map { [["flag", $0.usage]] } ?? []
    }
    let list = SchemaPath(Array(steps[..<last]))
    let inner = SchemaPath(Array(steps[(last + 1)...]))
    let path = FieldPath(firstAt: self)
    var rows = [["set", "inapp set TEMPLATE '\(path)=VALUE'"]]
    if let model = type.block.field(at: list)?.model,
      let flag = FieldFlags(ofElements: model).flag(at: inner, from: .block)
    {
      rows.append(["add", "inapp add TEMPLATE \(FieldPath(firstAt: list)) \(flag.usage)"])
    }
    return rows
  }

  private var reachFromRoot: [[String]] {
    guard case .field(let name)? = steps.first else { return [] }
    if let type = Catalogue.displayType(named: name) {
      return SchemaPath(Array(steps.dropFirst())).reach(in: type)
    }
    let flag = Catalogue.displayTypes.first.flatMap {
      FieldFlags(of: $0).flag(at: self, from: .root)
    }
    return flag.map { [["flag", $0.usage]] } ?? []
  }
}

extension FieldFlags {
  /// The flag of a field, or of the Text whose words the field holds.
  fileprivate func flag(at place: SchemaPath, from origin: FieldPath.Origin) -> FieldFlag? {
    let own = all.first { $0.origin == origin && $0.place == place }
    if let own { return own }
    let around = SchemaPath(Array(place.steps.dropLast()))
    let text = all.first { $0.origin == origin && $0.place == around }
    guard let words = text?.field.words, place.steps.last == .field(words.name) else { return nil }
    return text
  }
}

extension FieldFlag {
  /// The flag as a usage line shows it.
  fileprivate var usage: String { isSwitch ? "--[no-]\(name)" : "--\(name) VALUE" }
}
