extension Model {
  /// The sparse copy of this object that its dark overlay may hold: colours and pictures only.
  ///
  /// Objects merge member by member, `buttons` and `items` element by element. All else is ignored.
  public var darkOverlay: Model { darkOverlay(named: "dark overlay") }

  private func darkOverlay(named name: String) -> Model {
    let themable = fields.map { (name: $0.name, inDark: $0.inDarkOverlay) }
    let others = themable.filter { $0.inDark == nil }.map { ($0.name, reasonToSkip) }
    return Model(
      name, summary,
      skipped: Dictionary(others, uniquingKeysWith: { first, _ in first }),
      fields: themable.compactMap(\.inDark))
  }

  fileprivate var inDarkMode: Model { darkOverlay(named: "\(name) in dark mode") }
}

private let reasonToSkip =
  "A dark overlay changes colours and pictures, and of lists only buttons and items."

extension Field {
  /// Whether it is a list that a dark overlay changes element by element.
  public var mergesInDark: Bool { Self.mergedLists.contains(name) }

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
      let overlay = model.inDarkMode
      return overlay.fields.isEmpty ? nil : .object(overlay)
    case .list(.object(let model), _) where mergesInDark:
      return .list(of: .object(model.inDarkMode), Count())
    case .gradient:
      return .gradient
    default:
      return Self.themable.contains(name) ? shape : nil
    }
  }
}
