internal import JSONTree
internal import Schema

extension Walker {
  /// Reports what phones draw otherwise than the author of a content block would expect.
  mutating func checkBehaviour(of block: Node, _ type: DisplayType) {
    // What is behind the end of a cut file is not known.
    guard isComplete else { return }
    checkCloseButton(of: block, type)
    checkDrawing(of: block, type.block)
    let light = Layer(light: block, path: path)
    checkContrast(of: light, type)
    guard let field = type.block.field(for: .darkTheme), let model = field.model,
      let overlay = block.lastMember(field.name), overlay.value.kind == .object
    else { return }
    onlyWhere(field.support) {
      $0.noteDarkLikeLight(overlay, block, model)
      guard !$0.isBroken(overlay.key) else { return }
      $0.checkContrast(of: light.under(overlay), type)
    }
  }

  /// Looks at each field of an object below the content block, as light mode shows it.
  private mutating func checkDrawing(of object: Node, _ model: Model) {
    noteMissingFallback(in: object, model)
    for member in object.members where !isSuperseded(member) {
      guard let field = model.field(named: member.key), field.role != .darkTheme else { continue }
      inside(.key(member.key)) {
        $0.checkDrawing(of: member.value, field.shape, field: field, in: object, model)
      }
    }
  }

  private mutating func checkDrawing(
    of node: Node, _ shape: Shape, field: Field, in object: Node, _ owner: Model
  ) {
    switch shape {
    case .object(let model):
      checkFit(of: node, field: field, beside: object)
      checkDrawing(of: node, model)
    case .list(let element, _):
      noteWeights(of: node, element)
      for (index, value) in node.elements.enumerated() {
        inside(.index(index)) {
          $0.checkDrawing(of: value, element, field: field, in: node, owner)
        }
      }
    case .number(let bounds):
      noteBrevity(of: node, bounds, field: field)
    case .color:
      if object.value(of: .image, in: owner) == nil { noteOpacity(of: node, field: field) }
    case .gradient:
      checkGradientLook(of: node, field: field)
    default:
      return
    }
  }
}
