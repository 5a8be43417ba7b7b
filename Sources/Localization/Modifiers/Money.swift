/// Returns a number of cents in dollars, with no look at what the characters are: `1999` becomes `$19.99`.
func cents(_ value: String) -> String {
  let units = Array(value.utf16)
  switch units.count {
  case 0: return "$.00"
  case 1: return "$.0" + value
  default: return "$" + text(units.dropLast(2)) + "." + text(units.suffix(2))
  }
}

/// Returns a currency sign and a number with commas; an empty number counts as 0.
func amount(_ value: String, _ sign: String) -> String {
  sign + (value.isEmpty ? "0" : groupedByThree(value))
}

/// Returns a text with a comma before every third UTF-16 unit from the right, whatever the characters are.
func groupedByThree(_ value: String) -> String {
  let units = Array(value.utf16)
  var result: [UInt16] = []
  for (place, unit) in units.enumerated() {
    if place > 0, (units.count - place).isMultiple(of: 3) { result.append(0x2C) }
    result.append(unit)
  }
  return text(result[...])
}

private func text(_ units: ArraySlice<UInt16>) -> String { String(decoding: units, as: UTF16.self) }
