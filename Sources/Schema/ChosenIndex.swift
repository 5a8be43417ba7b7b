/// The place in a list that a number chooses on a phone: cut to a whole number, and the nearest there is.
///
/// Nil where the list is empty or the number is none.
public func chosenIndex(_ number: Double, among count: Int) -> Int? {
  guard count > 0, !number.isNaN else { return nil }
  return Int(min(max(number, 0), Double(count - 1)))
}
