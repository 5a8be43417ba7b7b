/// Takes a class such as `[a-z]` or `[^[:digit:]]` from the front, after its `[`; nil where it does
/// not end.
func byteClass(_ rest: inout ArraySlice<UInt8>) -> Set<UInt8>? {
  let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
  if isNegated { rest.removeFirst() }
  var bytes: Set<UInt8> = []
  var last: UInt8?
  repeat {
    guard let byte = rest.popFirst() else { return nil }
    if byte == UInt8(ascii: "["), let name = className(rest) {
      guard let named = namedClasses[name] else { return nil }
      bytes.formUnion(named)
      rest = rest.dropFirst(name.utf8.count + 3)
      last = nil
    } else if byte == UInt8(ascii: "-"), let low = last, let next = rest.first,
      next != UInt8(ascii: "]")
    {
      rest.removeFirst()
      guard let high = next == backslash ? rest.popFirst() : next else { return nil }
      if low <= high { bytes.formUnion(low...high) }
      last = nil
    } else {
      guard let member = byte == backslash ? rest.popFirst() : byte else { return nil }
      bytes.insert(member)
      last = member
    }
  } while rest.first != UInt8(ascii: "]") && !rest.isEmpty
  guard rest.popFirst() != nil else { return nil }
  return isNegated ? Set(UInt8.min...UInt8.max).subtracting(bytes) : bytes
}

private let backslash = UInt8(ascii: "\\")

/// The name of a class such as `:digit:]`, which is as long as it can be before the next bracket.
private func className(_ rest: ArraySlice<UInt8>) -> String? {
  guard rest.first == UInt8(ascii: ":"), let end = rest.firstIndex(of: UInt8(ascii: "]")),
    end > rest.startIndex + 1, rest[end - 1] == UInt8(ascii: ":")
  else { return nil }
  return String(decoding: rest[(rest.startIndex + 1)..<(end - 1)], as: UTF8.self)
}

private let namedClasses: [String: Set<UInt8>] = {
  let lower = Set("abcdefghijklmnopqrstuvwxyz".utf8)
  let upper = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  let digit = Set("0123456789".utf8)
  let alphanumeric = lower.union(upper).union(digit)
  let graphic = Set<UInt8>(0x21...0x7E)
  return [
    "lower": lower, "upper": upper, "digit": digit, "alpha": lower.union(upper),
    "alnum": alphanumeric, "xdigit": digit.union("abcdefABCDEF".utf8), "graph": graphic,
    "punct": graphic.subtracting(alphanumeric), "print": Set(0x20...0x7E), "blank": [0x20, 0x09],
    "space": [0x20, 0x09, 0x0A, 0x0D], "cntrl": Set(0x00...0x1F).union([0x7F]),
  ]
}()
