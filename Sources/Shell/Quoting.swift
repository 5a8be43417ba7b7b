internal import Wording

/// Asks whether one of these was meant, as a full sentence.
public func didYouMean(_ names: [String]) -> String {
  "Did you mean \(joined(names, by: "or"))?"
}
