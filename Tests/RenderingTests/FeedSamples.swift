import JSONTree
import Schema

@testable import Rendering

/// A card with every part that one can have, of which its kind draws some.
func card(_ name: String, _ change: (inout Preview.Card) -> Void = { _ in }) -> Preview.Card {
  typealias Card = Preview.Card
  var card = Card(name, at: "/0")
  card.title = Card.Part("A title", at: "/0/ios_title")
  card.content = Card.Part("Some words", at: "/0/content")
  card.image = Card.Part(samplePicture, at: "/0/inbox_image")
  card.icon = name == "captioned" || name == "classic" ? Card.Part(samplePicture, at: "/0/i") : nil
  card.slides = (0..<3).map {
    Card.Slide(
      Card.Part(samplePicture, at: "/0/data/carousel/\($0)/image"),
      caption: $0 == 1 ? nil : Card.Part("Slide \($0)", at: "/0/data/carousel/\($0)/title"),
      tap: Card.Tap("Would open slide \($0)."), at: "/0/data/carousel/\($0)")
  }
  card.buttons = [
    Card.Button(
      Card.Part("Open", at: "/0/data/buttons/0/title"), tap: Card.Tap("Would open a page."),
      at: "/0/data/buttons/0"),
    Card.Button(
      Card.Part("Dismiss it and a great many words besides", at: "/0/data/buttons/1/title"),
      tap: Card.Tap("Takes it out.", removesCard: true), at: "/0/data/buttons/1"),
  ]
  if name == "video" || name == "wallet" {
    card.opening = Card.Opening(
      Card.Tap("Would play or add."), ownsCard: true, at: "/0/data/\(name)")
  }
  card.tap = Card.Tap("Would open the message.")
  change(&card)
  return card
}

/// The page of an inbox with these cards.
func feed(
  _ cards: [Preview.Card], on target: Target = .newest(.ios), _ outcome: String = "shown",
  because reasons: [String] = [], footnote: String? = nil, remarks: [Preview.Remark] = []
) -> Preview {
  let phone = Preview.Phone(
    target: target, locale: nil, outcome: outcome, reasons: reasons, steps: ["it has all"],
    cards: cards, footnote: footnote)
  return Preview(title: "sample", phones: [phone], otherLocale: nil, remarks: remarks)
}
