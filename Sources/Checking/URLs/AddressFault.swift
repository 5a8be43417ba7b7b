/// A way in which an address is not one by RFC 3986, the gravest first.
enum AddressFault: Hashable, CaseIterable {
  /// A `%` without two hex digits.
  case percent
  /// What stands before the colon cannot be a scheme.
  case scheme
  /// The same, but with an `@` in it, which Foundation does not mind today.
  case schemeWithAt
  /// A scheme but for its underscores, which no page of a vendor speaks of.
  case schemeWithUnderscore
  /// Square brackets that do not enclose a host.
  case brackets
  /// What follows the host is no port.
  case port
  /// An ASCII character that no host has, such as a space.
  case hostCharacter
  /// A character of a host outside ASCII, such as `ü`.
  case hostLetter
  /// A character that must be percent-encoded.
  case character
  /// A square bracket outside the host.
  case squareBracket
  /// A hash after the first one.
  case secondHash
  /// An `@` inside the user's name.
  case secondAt
}

/// What is known of Foundation and an address with a fault.
enum Parsing: Comparable {
  case parses
  case undocumented
  /// Foundation reads it, but there is no such host.
  case leadsNowhere
  case fails
}

extension AddressFault {
  /// Whether Foundation reads the address as it stands, which is all that the SDK tries before iOS 7.2.4.
  ///
  /// RFC 3986 forbids a square bracket outside a host, but the reader of older systems followed older rules.
  var asItStands: Parsing {
    switch self {
    case .squareBracket, .schemeWithAt, .schemeWithUnderscore: .undocumented
    default: .fails
    }
  }

  /// Whether Foundation reads the address once the SDK has percent-encoded it, as from iOS 7.2.4 on.
  ///
  /// Encoding keeps every `%`, so a bad one stays bad, and it cannot mend what makes a scheme, brackets or a port. It
  /// is not known whether it encodes reserved characters (square brackets, a second hash or `@`), nor whether a host
  /// with encoded letters leads where the letters would.
  var onceEncoded: Parsing {
    switch self {
    case .percent, .scheme, .brackets, .port: .fails
    case .hostCharacter: .leadsNowhere
    case .schemeWithAt, .schemeWithUnderscore, .hostLetter, .squareBracket, .secondHash, .secondAt:
      .undocumented
    case .character: .parses
    }
  }

  /// Whether the author can mend it by percent-encoding.
  var isMendedByEncoding: Bool {
    switch self {
    case .percent, .scheme, .schemeWithAt, .schemeWithUnderscore, .brackets, .port,
      .hostCharacter, .hostLetter:
      false
    case .character, .squareBracket, .secondHash, .secondAt: true
    }
  }
}
