internal import Checking
internal import Diagnostics
internal import Schema
internal import Wording

/// The card that each release draws, a line each, for each message and language.
func cardTables(_ all: [Verdict], _ paint: Paint) -> String {
  let (verdicts, left) = all.ofFirstMessages
  let widths = (
    title: verdicts.map(\.target.title.count).max() ?? 0,
    card: verdicts.map(\.cardWord.count).max() ?? 0
  )
  var groups: [CardGroup: [Verdict]] = [:]
  for verdict in verdicts { groups[CardGroup(verdict), default: []].append(verdict) }
  let order = verdicts.map(CardGroup.init).unique
  let hasNumbers = Set(order.map(\.message)).count > 1
  let tables = order.map { group in
    let names = group.names(numbered: hasNumbers)
    return (names.isEmpty ? "" : "  \(names)\n") + cardRows(groups[group] ?? [], widths, paint)
  }
  let rest = left > 0 ? "  and \(counted(left, "message")) more; --format json has all\n" : ""
  return tables.joined() + rest
}

/// A message in one language.
struct CardGroup: Hashable {
  let message: Int?
  let locale: String?

  init(_ verdict: Verdict) {
    message = verdict.inboxCard?.message
    locale = verdict.locale
  }

  /// The message, where it has a number, and the language, where there are several.
  func names(numbered: Bool) -> String {
    [
      numbered ? message.map { "notifications[\($0)]" } : nil,
      locale.map { "in \(printable($0, atMost: 20))" },
    ].compactMap { $0 }.joined(separator: " ")
  }
}

extension [Verdict] {
  /// Those of so many messages as a reader may look at, and how many messages more there are.
  var ofFirstMessages: (verdicts: [Verdict], left: Int) {
    let messages = compactMap(\.inboxCard?.message).unique
    guard let last = messages.prefix(100).last, messages.count > 100 else { return (self, 0) }
    return (filter { $0.inboxCard.map { $0.message <= last } ?? true }, messages.count - 100)
  }
}

/// The cards that releases draw, a line each, with the reason beside them.
private func cardRows(
  _ verdicts: [Verdict], _ widths: (title: Int, card: Int), _ paint: Paint
) -> String {
  verdicts.map { verdict in
    let word = verdict.cardWord
    let blank = 2 + widths.title + 2 + widths.card + 2
    let reason = wrappedAnywhere(
      verdict.changes.map { printable($0, atMost: 300) }.joined(separator: "; "),
      width: max(30, 80 - blank))
    let title = verdict.target.title.padded(to: widths.title)
    let painted = paint(word.padded(to: widths.card), verdict.cardTone)
    let margin = "\n" + String(repeating: " ", count: blank)
    let lines = "  \(title)  \(painted)  \(reason.joined(separator: margin))"
    return lines.trimmingEnd + "\n"
  }.joined()
}

extension Verdict {
  /// The card in a word, or why there is none.
  var cardWord: String {
    guard let card = inboxCard else { return outcome.rawValue }
    return card.isSent ? card.name ?? (outcome == .dropped ? "no card" : "unknown") : Self.notSent
  }

  /// What becomes of a message on a platform that it does not name.
  static let notSent = "not sent"

  fileprivate var cardTone: Tone { inboxCard?.isSent == false ? .faint : outcome.tone }
}

/// Breaks a text at spaces into lines of at most `width` columns, and words that are wider where they reach it.
func wrappedAnywhere(_ text: String, width: Int) -> [String] {
  wrapped(
    text.split(whereSeparator: \.isWhitespace).flatMap { word in
      word.displayWidth <= width ? [word] : word.pieces(of: width)
    }, width: width)
}

extension Substring {
  /// The text in parts of at most so many columns.
  fileprivate func pieces(of width: Int) -> [Substring] {
    var pieces: [Substring] = []
    var (start, column) = (startIndex, 0)
    for (index, character) in zip(indices, self) {
      if column + character.displayWidth > width {
        pieces.append(self[start..<index])
        (start, column) = (index, 0)
      }
      column += character.displayWidth
    }
    return pieces + [self[start...]]
  }
}
