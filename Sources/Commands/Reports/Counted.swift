/// A number with its noun: "1 error", "2 errors", "no errors".
func counted(_ number: Int, _ noun: String) -> String {
  let plural = noun.hasSuffix("y") ? "\(noun.dropLast())ies" : "\(noun)s"
  return "\(number == 0 ? "no" : "\(number)") \(number == 1 ? noun : plural)"
}
