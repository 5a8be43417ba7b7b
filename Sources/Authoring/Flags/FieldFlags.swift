public import JSONTree
public import Schema

/// The field flags of one display type, or of the elements of one list.
public struct FieldFlags: Sendable {
  /// The flags, in schema order.
  public let all: [FieldFlag]

  /// The flags of a type's content block, and of the root's fields beside it.
  public init(of type: DisplayType) {
    let blocks = Catalogue.displayTypes.map(\.name)
    let beside = Model(
      Model.nativeConfig.name, Model.nativeConfig.summary,
      fields: Model.nativeConfig.fields.filter { !$0.isRequired && !blocks.contains($0.name) })
    all =
      FieldFlag.flags(below: type.block, from: .block)
      + FieldFlag.flags(below: beside, from: .root)
  }

  /// The flags of the objects in a list; their places are counted from the element.
  public init(ofElements model: Model) {
    all = FieldFlag.flags(below: model, from: .block)
  }

  /// The flag of that name, without dashes.
  public subscript(_ name: String) -> FieldFlag? { all.first { $0.name == name } }
}

extension FieldFlags {
  /// The flags that some display type or some list's elements have, each name once.
  public static let anywhere: [FieldFlag] = {
    var names: Set<String> = []
    let types = Catalogue.displayTypes
    let elements = types.flatMap { $0.block.elementModels }
    let flags =
      types.flatMap { FieldFlags(of: $0).all } + elements.flatMap { FieldFlags(ofElements: $0).all }
    return flags.filter { names.insert($0.name).inserted }
  }()

  /// The flags that all display types have.
  public static var common: [FieldFlag] {
    let others = Catalogue.displayTypes.dropFirst().map { FieldFlags(of: $0) }
    let first = Catalogue.displayTypes.first.map { FieldFlags(of: $0).all } ?? []
    return first.filter { flag in others.allSatisfy { $0[flag.name] != nil } }
  }

  /// The display types that have a flag of that name.
  public static func types(having name: String) -> [DisplayType] {
    Catalogue.displayTypes.filter { FieldFlags(of: $0)[name] != nil }
  }

  /// The fields in lists of content blocks that have a flag of that name among their fellows, each with its path.
  public static func elements(having name: String) -> [(type: DisplayType, path: FieldPath)] {
    Catalogue.displayTypes.flatMap { type in
      type.block.fieldsByPath.compactMap { place, field in
        guard case .list(.object(let model), _) = field.shape,
          let flag = FieldFlags(ofElements: model)[name]
        else { return nil }
        return (type, FieldPath(firstAt: place.element, flag.place))
      }
    }
  }
}

extension FieldPath {
  /// The path of a field of the schema as a user may type it: the first element stands for all of a list.
  init(origin: Origin = .block, firstAt places: SchemaPath...) {
    self.init(
      origin: origin,
      steps: places.flatMap(\.steps).map { step in
        switch step {
        case .field(let name): .key(name)
        case .element: .index(0)
        }
      })
  }
}

extension Model {
  /// The objects in the lists of this object, at every depth.
  fileprivate var elementModels: [Model] {
    fieldsByPath.compactMap { $0.field }.compactMap { field in
      if case .list(.object(let model), _) = field.shape { model } else { nil }
    }
  }
}
