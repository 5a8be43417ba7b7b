extension Address {
  /// What is wrong with the address, the gravest first; none where Foundation reads it as it stands.
  ///
  /// Foundation was tried with all that RFC 3986 allows, and reads it: also a port of any length, and any legal
  /// characters between a host's square brackets. An empty address has no faults; it is another rule's.
  var faults: [AddressFault] {
    var faults: Set<AddressFault> = []
    if let scheme, let fault = fault(inScheme: bytes[scheme]) { faults.insert(fault) }
    if let authority { faults.formUnion(self.faults(in: authority)) }
    note(&faults, in: path, .path, bracket)
    if let query { note(&faults, in: query, .query, bracket) }
    if let fragment {
      note(&faults, in: fragment, .query) {
        $0 == UInt8(ascii: "#") ? .secondHash : bracket($0)
      }
    }
    return AddressFault.allCases.filter(faults.contains)
  }

  private func fault(inScheme scheme: ArraySlice<UInt8>) -> AddressFault? {
    if isScheme(scheme) { return nil }
    if scheme.contains(UInt8(ascii: "@")) { return .schemeWithAt }
    let others = scheme.filter { $0 != UInt8(ascii: "_") }
    return scheme.first != UInt8(ascii: "_") && isScheme(others[...])
      ? .schemeWithUnderscore : .scheme
  }

  private func faults(in authority: Authority) -> Set<AddressFault> {
    var faults: Set<AddressFault> = []
    if let user = authority.user {
      note(&faults, in: user, .user) {
        $0 == UInt8(ascii: "@") ? .secondAt : bracket($0) == nil ? .character : .brackets
      }
    }
    if !isPort(bytes[authority.port]) { faults.insert(.port) }
    if bytes[authority.host].first == UInt8(ascii: "[") {
      if !isLiteral(authority.host) { faults.insert(.brackets) }
    } else {
      note(&faults, in: authority.host, .host) {
        bracket($0) != nil ? .brackets : $0 < 0x80 ? .hostCharacter : .hostLetter
      }
    }
    return faults
  }

  /// Whether a host is a numeric one in square brackets, perhaps with a zone after `%25` (RFC 6874).
  private func isLiteral(_ host: Range<Int>) -> Bool {
    guard host.count >= 2, bytes[host].last == UInt8(ascii: "]") else { return false }
    return (host.lowerBound + 1..<host.upperBound - 1).allSatisfy {
      AddressPart.user.allows(bytes[$0]) || bytes[$0...].starts(with: "%25".utf8)
    }
  }

  private func bracket(_ byte: UInt8) -> AddressFault? {
    byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") ? .squareBracket : nil
  }

  /// Notes the faults of a part; `special` names those of characters that are no ordinary ones.
  private func note(
    _ faults: inout Set<AddressFault>, in range: Range<Int>, _ part: AddressPart,
    _ special: (UInt8) -> AddressFault?
  ) {
    for index in range where !part.allows(bytes[index]) {
      if bytes[index] != UInt8(ascii: "%") {
        faults.insert(special(bytes[index]) ?? .character)
      } else if !isPercentTriplet(bytes[index..<range.upperBound]) {
        faults.insert(.percent)
      }
    }
  }
}
