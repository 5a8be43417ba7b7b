internal import Schema

/// Phones to look at: what each of them shows of a message, and what there is to object to.
public struct Preview: Sendable {
  /// The name of what is shown.
  let title: String
  /// Every target in every language.
  private(set) var phones: [Phone]
  /// The language that stands for all without translations of their own.
  let otherLocale: String?
  let remarks: [Remark]
  /// How the page shows the phones.
  public var view = View()

  /// Creates a preview, with what phones do and what there is to object to.
  public init(title: String, phones: [Phone], otherLocale: String?, remarks: [Remark]) {
    self.title = title
    self.phones = phones
    self.otherLocale = otherLocale
    self.remarks = remarks
  }

  /// Keeps one phone in the first language: of the first release that shows something, or of the first.
  public mutating func keepOne() {
    let inLanguage = phones.filter { $0.locale == phones.first?.locale }
    phones = Array((inLanguage.filter { $0.drawing != nil } + inLanguage).prefix(1))
  }

  /// What the first phone does, in a line.
  public var first: String {
    guard let phone = phones.first else { return "" }
    let language = phone.locale.map { [$0] } ?? []
    let look = view.isDark ? ["dark"] : []
    let name = ([phone.target.title] + language + look).joined(separator: ", ")
    return ([name, phone.outcome] + phone.reasons.prefix(1)).joined(separator: "  ")
  }

  /// How a page shows its phones.
  public struct View: Sendable {
    /// Whether one phone at a time is played with, all stand side by side, or the first is a picture.
    public enum Layout: String, Sendable {
      case page, grid, picture
    }

    /// Creates the usual view: a page that starts with a phone in light.
    public init() {}

    /// How the phones are laid out.
    public var layout = Layout.page
    /// Whether the first look is at dark colours; a grid shows both.
    public var isDark = false
    /// The screen that is looked at first.
    public var screen = Screen.phone
  }
}
