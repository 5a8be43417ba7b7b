internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

extension Walker {
  /// Checks an address once for each way in which phones read it.
  mutating func checkURL(_ node: Node, _ destination: Destination, of field: Field) {
    guard let written = node.string else { return wrongType(node, .url(destination), of: field) }
    forEachReading(of: written, at: node) { walker, text in
      guard !text.isEmpty else {
        return walker.reportEmpty(
          node, of: field,
          help: field.isRequired ? "give it an address" : "leave the field out instead")
      }
      let site = AddressSite(node, field, destination, written: written, read: text)
      if text != site.text { walker.checkSpace(round: site, in: text) }
      guard !site.text.isEmpty, walker.checkForm(of: site) else { return }
      walker.checkGoal(of: site)
    }
  }

  /// Reports blanks at the ends, which no phone takes off.
  private func checkSpace(round site: AddressSite, in text: String) {
    let isBlank = site.text.isEmpty
    let faults = Address(text).faults
    let late = faults.map(\.onceEncoded).max() ?? .parses
    report(
      .urlSurroundingSpace, at: site.node.range,
      isBlank
        ? "\(site.field.name) holds only blanks"
        : "\(site.field.name) has blanks round the address",
      site.effect(
        before: .fails, since: max(late, .undocumented), android: .undocumented),
      atLeast: .warning,
      help: isBlank ? "give it an address" : "phones do not take them off: write the address only",
      fix: isBlank ? nil : site.safe(site.text, self))
  }

  /// Checks that an address is one by RFC 3986; returns whether it is worth a further look.
  private func checkForm(of site: AddressSite) -> Bool {
    let faults = site.address.faults
    guard let worst = faults.first else { return true }
    let early = faults.map(\.asItStands).max() ?? .parses
    let late = faults.map(\.onceEncoded).max() ?? .parses
    guard worst.isMendedByEncoding else {
      report(
        .urlUnparsable, at: site.node.range,
        "\(site.field.name) is no address: \(worst.words)",
        site.effect(
          before: early, since: late,
          android: worst == .hostLetter || worst == .schemeWithUnderscore
            ? .undocumented : site.unreachable),
        atLeast: .warning,
        change: site.destination == .link ? "\(path.asTyped) opens nothing" : nil,
        help: worst.help, fix: worst == .percent ? site.unsafe(site.withoutBadPercent, self) : nil)
      return false
    }
    let meant = site.meant
    report(
      .urlNeedsEncoding, at: site.node.range,
      "\(site.field.name) holds \(site.address.firstToEncode.map(named) ?? "a character") "
        + "that must be percent-encoded",
      site.effect(before: early, since: late, android: .undocumented), atLeast: .warning,
      help: meant.map { "write \(inFull($0))" }
        ?? (site.holdsBackslash ? "write / for \\" : "percent-encode it"),
      fix: site.holdsBackslash ? site.unsafe(meant, self) : meant.flatMap { site.safe($0, self) })
    return true
  }

  /// A character in words.
  private func named(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": "a space"
    case "\t": "a tab"
    case "\n", "\r": "a line break"
    default: quoted(String(scalar))
    }
  }
}

extension AddressSite {
  /// Whether a backslash stands in it, which most likely was meant as a slash.
  fileprivate var holdsBackslash: Bool { text.contains("\\") }

  /// The address with slashes for backslashes, percent-encoded; nil where that is none, or leads to no host.
  fileprivate var meant: String? {
    let slashed = String(text.map { $0 == "\\" ? "/" : $0 })
    let encoded = Address(slashed).percentEncoded
    let address = Address(encoded)
    let isWeb = ["http", "https"].contains(address.schemeName)
    guard address.faults.isEmpty, !isWeb || address.authority?.host.isEmpty == false else {
      return nil
    }
    return encoded
  }

  /// The address with its stray percent signs encoded too, if that mends it.
  var withoutBadPercent: String? {
    let encoded = address.percentEncodedThroughout
    return Address(encoded).faults.isEmpty ? encoded : nil
  }
}

extension AddressFault {
  /// What is wrong, as the end of a sentence.
  fileprivate var words: String {
    switch self {
    case .percent: "a percent sign is not followed by two hex digits"
    case .scheme, .schemeWithAt, .schemeWithUnderscore: "what stands before the colon is no scheme"
    case .brackets: "square brackets may only enclose a numeric host"
    case .port: "what follows the host is no port number"
    case .hostCharacter: "the host holds a space or another character that no host has"
    case .hostLetter: "the host holds a character outside ASCII"
    case .character, .squareBracket, .secondHash, .secondAt: "a character must be percent-encoded"
    }
  }

  fileprivate var help: String {
    switch self {
    case .percent: "write %25 for a percent sign"
    case .scheme, .schemeWithAt, .schemeWithUnderscore:
      "a scheme begins with a letter, then letters, digits, + - . only"
    case .brackets: "take the square brackets out of the host"
    case .port: "write host:443, or no colon"
    case .hostCharacter: "a host is made of letters, digits, hyphens and dots"
    case .hostLetter: "write the host as servers spell it, with xn-- in front"
    case .character, .squareBracket, .secondHash, .secondAt: "percent-encode it"
    }
  }
}
