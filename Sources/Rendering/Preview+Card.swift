extension Preview {
  /// A card of an inbox, as one release shows it in one language.
  public struct Card: Sendable {
    /// The name of the card, which says how it is drawn.
    public let name: String
    /// The place of the message in its document, as a JSON Pointer.
    public let pointer: String
    /// The title.
    public var title: Part?
    /// The words under the title.
    public var content: Part?
    /// The address of the large picture.
    public var image: Part?
    /// The address of the small round picture.
    public var icon: Part?
    /// The slides of a carousel.
    public var slides: [Slide] = []
    /// The buttons in their row.
    public var buttons: [Button] = []
    /// The film or pass that the card is about.
    public var opening: Opening?
    /// What a tap beside all these does.
    public var tap: Tap?
    /// Whether it stays at the top.
    public var isPinned = false
    /// When it came, in minutes since 1970 on the phone's clock; nil for just now.
    public var sent: Int?

    /// Creates a card with nothing on it.
    public init(_ name: String, at pointer: String) {
      self.name = name
      self.pointer = pointer
    }
  }
}

extension Preview.Card {
  /// A text or an address, and where it is written.
  public struct Part: Sendable {
    let text: String
    let pointer: String

    /// Creates a part.
    public init(_ text: String, at pointer: String) {
      self.text = text
      self.pointer = pointer
    }
  }

  /// What a tap does.
  public struct Tap: Sendable {
    let sentence: String
    let removesCard: Bool

    /// Creates a tap, with a sentence that tells what the phone does.
    public init(_ sentence: String, removesCard: Bool = false) {
      self.sentence = sentence
      self.removesCard = removesCard
    }
  }

  /// A picture of a carousel.
  public struct Slide: Sendable {
    let pointer: String
    let image: Part
    let caption: Part?
    let tap: Tap?

    /// Creates a slide.
    public init(_ image: Part, caption: Part?, tap: Tap?, at pointer: String) {
      self.image = image
      self.caption = caption
      self.tap = tap
      self.pointer = pointer
    }
  }

  /// A button.
  public struct Button: Sendable {
    let pointer: String
    let label: Part
    let tap: Tap

    /// Creates a button.
    public init(_ label: Part, tap: Tap, at pointer: String) {
      self.label = label
      self.tap = tap
      self.pointer = pointer
    }
  }

  /// A film or pass that the card is about.
  public struct Opening: Sendable {
    let pointer: String
    let tap: Tap
    let ownsCard: Bool

    /// Creates an opening; one that owns its card opens on taps anywhere.
    public init(_ tap: Tap, ownsCard: Bool, at pointer: String) {
      self.tap = tap
      self.ownsCard = ownsCard
      self.pointer = pointer
    }
  }
}
