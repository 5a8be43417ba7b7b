/// What lies under the words of an object, as far as the document tells.
public enum Ground: Hashable, Sendable {
  /// What lies under the object that it is in.
  case inherited
  /// What lies under the words of the content block.
  case card
  /// Its own fill.
  case fill
  /// Its own fill, below which there is a picture.
  case fillOnPicture
  /// Its own fill, or without one a colour of a palette, by the number of the element.
  case slice(Palette)
  /// Its cover, which darkens towards the bottom, to black of an opacity at most.
  case cover(shade: Double)
  /// Its picture, or black without one.
  case picture
  /// A film.
  case film
  /// A colour that no field changes.
  case fixed(String)
}

/// Colours that elements without their own take in turn, in light and in dark mode.
public struct Palette: Hashable, Sendable {
  /// The colours in light mode.
  public let light: [String]
  /// As many in dark mode.
  public let dark: [String]
}

extension DisplayType {
  /// The fill that suits words written for a picture or a film; nil where words stand on a fill of the message.
  public var fillForItsWords: Literal? {
    let grounds = [block.ground] + block.fields.compactMap { $0.model?.ground }
    guard grounds.contains(.picture) || grounds.contains(.film) else { return nil }
    return Model.cover.field(for: .background)?.scaffold
  }
}
