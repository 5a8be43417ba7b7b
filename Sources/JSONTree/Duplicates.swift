extension Parser {
  /// Notes the keys that occur again in an object that has just been closed.
  ///
  /// Keys are compared by fingerprint first; only when two agree are the keys themselves looked at.
  mutating func findDuplicates(inObjectAt object: Int, count: Int) {
    fingerprints.removeAll(keepingCapacity: true)
    var key = object + 1
    while key < tape.count {
      fingerprints.append(fingerprint(of: tape[key]))
      key = Int(tape[key + 1].next)
    }
    if hasRepetition() { noteDuplicates(inObjectAt: object) }
  }

  private func hasRepetition() -> Bool {
    if fingerprints.count > 16 {
      var seen: Set<UInt64> = []
      return fingerprints.contains { !seen.insert($0).inserted }
    }
    for later in 1..<max(1, fingerprints.count) {
      for earlier in 0..<later where fingerprints[earlier] == fingerprints[later] { return true }
    }
    return false
  }

  private mutating func noteDuplicates(inObjectAt object: Int) {
    var seen: [[UInt8]: Int] = [:]
    var key = object + 1
    while key < tape.count {
      let name = decodedKey(tape[key])
      if let first = seen[name] {
        duplicates.append(
          DuplicateKey(
            key: String(decoding: name, as: UTF8.self), first: tape[first].range,
            later: tape[key].range))
      } else {
        seen[name] = key
      }
      key = Int(tape[key + 1].next)
    }
  }

  private func decodedKey(_ key: Entry) -> [UInt8] {
    key.hasEscapes ? decodeEscapes(in: bytes[key.content]) : Array(bytes[key.content])
  }

  private func fingerprint(of key: Entry) -> UInt64 {
    if key.hasEscapes {
      let content = decodeEscapes(in: bytes[key.content])
      return JSONTree.fingerprint(of: content.span, in: 0..<content.count)
    }
    return JSONTree.fingerprint(of: bytes.span, in: key.content)
  }
}
