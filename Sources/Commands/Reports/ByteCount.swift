/// A number of bytes as people write it: "812 B", "1.2 KB".
func byteCount(_ bytes: Int) -> String {
  guard bytes >= 1000 else { return "\(bytes) B" }
  var tenths = bytes / 100
  for unit in ["KB", "MB", "GB"] {
    if tenths < 10_000 { return "\(tenths / 10).\(tenths % 10) \(unit)" }
    tenths /= 1000
  }
  return "\(tenths / 10) TB"
}

/// A number with its noun: "1 error", "2 errors", "no errors".
func counted(_ number: Int, _ noun: String) -> String {
  let plural = noun.hasSuffix("y") ? "\(noun.dropLast())ies" : "\(noun)s"
  return "\(number == 0 ? "no" : "\(number)") \(number == 1 ? noun : plural)"
}
