/// A byte as `%` and two hex digits.
public func percentEncoding(of byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "%" + (digits.count == 1 ? "0" : "") + digits
}
