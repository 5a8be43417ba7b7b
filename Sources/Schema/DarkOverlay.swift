extension Model {
  /// The sparse copy of this object that its dark overlay may hold: colours and pictures only.
  ///
  /// Objects merge member by member, `buttons` and `items` element by element. All else is ignored.
  public var darkOverlay: Model {
    Model(
      "\(name), dark", summary, skipped: skippedInDark,
      fields: fields.compactMap(\.inDarkOverlay))
  }

  private var skippedInDark: [String: String] {
    let others = fields.filter { !$0.isThemable }.map {
      ($0.name, "A dark overlay changes colours and pictures, and of lists only buttons and items.")
    }
    return Dictionary(others, uniquingKeysWith: { first, _ in first })
  }
}

extension Field {
  /// Whether a dark overlay may change it or something in it.
  public var isThemable: Bool { inDarkOverlay != nil }

  private static let themable = ["background", "color", "image", "poster", "fallback"]
  private static let mergedLists = ["buttons", "items"]

  fileprivate var inDarkOverlay: Field? {
    guard role != .darkTheme, let shape = overlayShape else { return nil }
    return Field(
      name, shape, .optional, summary,
      malformed: .lightVersion, example: example, role: role)
  }

  private var overlayShape: Shape? {
    switch shape {
    case .object(let model):
      let overlay = model.darkOverlay
      return overlay.fields.isEmpty ? nil : .object(overlay)
    case .list(.object(let model), _) where Self.mergedLists.contains(name):
      return .list(of: .object(model.darkOverlay), Count())
    case .gradient:
      return .gradient
    default:
      return Self.themable.contains(name) ? shape : nil
    }
  }
}
