/// One of the kinds of native in-app message.
public struct DisplayType: Sendable, CustomStringConvertible {
  /// The name, which is the value of `displayType` and the key of the content block.
  public let name: String
  /// What it looks like, in one sentence.
  public let summary: String
  /// Since which SDK release it is drawn.
  public let support: Support
  /// The button in the corner that closes it.
  public let closeButton: CloseButton
  /// Whether it shows beside the queue of messages, without waiting for its turn.
  public let bypassesQueue: PerPlatform<Bool>
  /// The content block.
  public let block: Model

  /// Creates a display type from the fields of its own; every type has showClose before them.
  public init(
    _ name: String, _ summary: String, support: Support, closeButton: CloseButton.Rule,
    bareCross: CloseButton.BareCross? = nil, ground: Ground = .inherited,
    bypassesQueue: PerPlatform<Bool> = PerPlatform(both: false), fields: [Field]
  ) {
    self.name = name
    self.summary = summary
    self.support = support
    let closeButton = CloseButton(closeButton, bareCross: bareCross)
    let fields = [.showClose(inertBecause: closeButton.inertBecause)] + fields
    self.closeButton = closeButton
    self.bypassesQueue = bypassesQueue
    self.block = Model(name, summary, ground: ground, fields: fields + [.dark(over: fields, name)])
  }

  /// The name.
  public var description: String { name }
}

extension Field {
  /// The undocumented overlay that every content block takes.
  fileprivate static func dark(over fields: [Field], _ type: String) -> Field {
    Field(
      "dark", .object(Model(type, "", fields: fields).darkOverlay), .optional,
      "Colours and pictures that replace those above it while the phone is in dark mode.",
      malformed: .lightVersion, role: .darkTheme,
      support: Capability.darkOverlay.support)
  }
}
