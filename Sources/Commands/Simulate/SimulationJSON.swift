internal import JSONTree

extension Simulation {
  var json: Value { ["version": 1] }
  var csv: String { "" }
  func html(isWhole: Bool) -> String { "" }
}
