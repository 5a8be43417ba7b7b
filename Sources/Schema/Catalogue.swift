/// Everything the schema describes, by name.
public enum Catalogue {
  /// The display types, in the order of the vendor's support table.
  public static let displayTypes: [DisplayType] = [
    .modal,
    .fullscreen,
    .stories,
    .banner,
    .carousel,
    .sheet,
    .video,
    .pip,
    .scratchcard,
    .spinwheel,
  ]

  /// The cards of the iOS inbox, in the order of the vendor's page.
  public static let cardTypes: [CardType] = [
    .banner,
    .captioned,
    .classic,
    .carousel,
    .video,
    .wallet,
  ]

  /// The card of that name, in any letter case, as phones match it.
  public static func cardType(named name: String) -> CardType? {
    let name = name.lowercased()
    return cardTypes.first { $0.name == name }
  }

  /// The display type of that name, in any letter case, as phones match it.
  public static func displayType(named name: String) -> DisplayType? {
    let name = name.lowercased()
    return displayTypes.first { $0.name == name }
  }
}
