internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// Finds what keeps one iOS release from drawing a message as it was written.
struct CardCheck {
  let message: InboxMessage
  let target: Target
  let choice: CardChoice
  private(set) var faults: [InboxFault] = []

  init(_ message: InboxMessage, on target: Target, _ choice: CardChoice) {
    self.message = message
    self.target = target
    self.choice = choice
    checkType()
    checkUnusedParts()
    checkSlides()
    checkButtons()
    checkAddresses()
    checkPin()
    checkImages()
  }

  private mutating func checkType() {
    guard let type = message.displayType else { return }
    let word = quoted(type.node.string ?? "")
    guard let asked = choice.asked else {
      let names = Catalogue.cardTypes.map(\.name)
      return report(
        .unknownCard, at: type, "\(word) is no card", "draws \(choice.card) instead.",
        help: nearest(to: type.node.string ?? "", in: names).map { "did you mean \(quoted($0))?" }
          ?? "the cards are \(joined(names, by: "and"))")
    }
    guard asked.isKnown(to: choice.rules) else {
      return report(
        .cardTooNew, at: type, "\(asked) is a card from iOS \(asked.since) on",
        "draws \(choice.card) instead.", help: "nothing, if \(choice.card) will do there")
    }
    guard !choice.lacking.isEmpty else { return checkHost(of: asked) }
    if let culprit = culprit(of: choice.lacking) {
      return report(
        .unusableCardPart, at: culprit.found, culprit.words, "draws classic instead of \(asked).",
        help: culprit.help, lacking: choice.lacking)
    }
    report(
      .incompleteCard, at: type,
      "this \(asked) card has no \(joined(choice.lacking.map(\.plainWords), by: "and no"))",
      "draws classic instead.", help: joined(choice.lacking.map(\.remedy), by: "and"),
      lacking: choice.lacking)
  }

  /// Finds a film or pass that phones take for one, as they look at the scheme only.
  private mutating func checkHost(of card: CardType) {
    let found = card.name == "video" ? message.film : card.name == "wallet" ? message.pass : nil
    guard let found, let text = found.node.string, let fault = InboxAddress(text).webFault else {
      return
    }
    report(
      .unusableCardPart, at: found, "\(found.title) \(fault.words)",
      "draws a \(card) card, and has nothing to open.", help: fault.help)
  }

  /// Finds the parts of cards that nothing asks for.
  private mutating func checkUnusedParts() {
    let known = Catalogue.cardTypes.filter { $0.isKnown(to: choice.rules) }
    let slides = choice.parts.has(.slides) ? message.carousel : nil
    for (card, found) in [("carousel", slides), ("video", message.film), ("wallet", message.pass)] {
      guard let found, card != choice.asked?.name, known.contains(where: { $0.name == card })
      else { continue }
      let part = message.any(card) ?? found
      if let asked = choice.asked {
        report(
          .unusedCardPart, at: part, "\(part.title) is not shown: displayType asks for \(asked)",
          "ignores it.", help: "write \"displayType\": \(quoted(card)), or take it out")
      } else if message.any("displayType") == nil {
        report(
          .unusedCardPart, at: part, "\(part.title) is not shown: there is no displayType",
          "draws \(choice.card) instead.", help: "add \"displayType\": \(quoted(card))")
      }
    }
  }

  private mutating func checkSlides() {
    guard choice.card.name == "carousel", let list = message.carousel else { return }
    for slide in choice.slides where slide.fate == .dropped {
      report(
        .slideWithoutImage, at: slide.found,
        slide.found.lack(of: "image") ?? "\(slide.found.title) has no image",
        "leaves the slide out.", help: "give it an image, or take it out")
    }
    let many = choice.slides.count { $0.fate != .dropped }
    if many > InboxRules.documentedSlides {
      let isCut = choice.rules.mostSlides != nil
      report(
        .tooManySlides, at: list,
        "\(many) slides, and the vendor's page allows \(InboxRules.documentedSlides)",
        isCut ? "leaves out those after the fifth." : "shows all of them.",
        help: "keep \(InboxRules.documentedSlides)", isChange: isCut)
    }
    for slide in choice.slides where slide.fate == .shown {
      guard let url = slide.unusableURL else { continue }
      let address = InboxAddress(url.node.string ?? "")
      report(
        .unusableLink, at: url, "\(url.title) \(address.unusableWords)",
        "ignores it: a tap on the slide does what a tap on the message does.",
        help: address.unreadableHelp ?? "write the whole address")
    }
  }

  private mutating func checkAddresses() {
    guard choice.rules.ownLinkWins || !choice.rules.refusedSchemes.isEmpty else { return }
    let slides =
      choice.card.name == "carousel" ? choice.slides.filter { $0.fate == .shown } : []
    let slideURLs = slides.compactMap(\.url)
    let shownButtons = choice.card.showsButtons ? choice.buttons : []
    for slide in slides where slide.url.map(isRefused) == true {
      reportRefused(slide.found.member("url") ?? slide.found)
    }
    for button in shownButtons {
      guard case .openURL(let url) = button.action, isRefused(url) else { continue }
      reportRefused(button.found.member("url") ?? button.found)
    }
    guard choice.rules.ownLinkWins, let own = message.ownLink else { return }
    let opens = shownButtons.contains { if case .openURL = $0.action { true } else { false } }
    guard opens || !slideURLs.isEmpty || ["video", "wallet"].contains(choice.card.name) else {
      return
    }
    add(
      InboxFault(
        rule: .ownLinkWins, severity: .warning,
        message: "\(own.name) of the message answers every tap on the card",
        range: own.node.range, path: message.path.appending(key: own.name),
        help: "take it out, if buttons, slides, film or pass shall work",
        notes: ["\(target.title) opens it in place of what the button or slide names."],
        effect: .change(.inbox)))
  }

  private func isRefused(_ url: String) -> Bool {
    InboxAddress(url).scheme.map(choice.rules.refusedSchemes.contains) ?? false
  }

  private mutating func reportRefused(_ url: Found) {
    report(
      .unusableLink, at: url, "\(url.title) has a scheme that no tap opens", "does nothing.",
      help: "write an address with https:, or with the scheme of your app")
  }

  private mutating func checkPin() {
    guard let found = message.any("pinned"), message.pinned == nil else { return }
    report(
      .pinnedNotRead, at: found, "pinned must be true, not \(found.node.kind.words)",
      "does not pin the message.", help: "write true, without quotes")
  }

  private mutating func checkImages() {
    for place in unusableImages {
      add(
        InboxFault(
          rule: .unusableImage, severity: .warning,
          message: "\(place.name) \(place.fault.words)", range: place.range, path: place.path,
          help: place.fault.help,
          notes: ["\(target.title) takes it for an image, and has none to show."],
          effect: .change(.inbox)))
    }
  }

  mutating func report(
    _ rule: Rule, at found: Found, _ text: String, _ doing: String, help: String?,
    lacking: [CardPart] = [], isChange: Bool = true
  ) {
    add(
      InboxFault(
        rule: rule, severity: .warning, message: text, range: found.range, path: found.path,
        help: help, notes: ["\(target.title) \(doing)"], lacking: lacking,
        effect: isChange ? .change(.inbox) : .none, place: found.place))
  }

  private mutating func add(_ fault: InboxFault) {
    var fault = fault
    fault.targets = [target]
    faults.append(fault)
  }
}

extension Found {
  /// Why the element of a list has no such member: it is no object, or the member is no string.
  func lack(of name: String) -> String? {
    guard node.kind == .object else { return "\(title) must be an object, not \(node.kind.words)" }
    guard let value = member(name), value.node.kind != .string else { return nil }
    return "\(value.title) must be a string, not \(value.node.kind.words)"
  }
}
