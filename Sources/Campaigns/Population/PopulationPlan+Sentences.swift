internal import Schema

extension PopulationPlan {
  /// How the population is made, for readers of a summary.
  func sentences(isDrawn: Bool) -> [String] {
    let targets = shares(audience.targets) { $0.title }
    let counting = "\(audience.optedIn.text) have an app that calls setFrequencyCapEnabled(true)"
    guard isDrawn else {
      return [
        "Users are on the platform that their rows name, or on one drawn: \(targets).",
        "\(counting), drawn by user. A user on two platforms counts as two.",
      ]
    }
    let hours = audience.hours.map { "\($0)" }.joined(separator: ",")
    return [
      "Visits a user and day: \(scaledText(audience.visits, by: 3)) on average (Poisson).",
      "Each visit starts the app and triggers every message.",
      "Weights of the hours from midnight: \(hours).",
      "Users are drawn: \(targets); \(counting).",
      "They live in: \(shares(audience.zones) { $0.name }).",
    ]
  }

  private func shares<Element>(
    _ weighted: Weighted<Element>, _ name: (Element) -> String
  ) -> String {
    zip(weighted.elements, weighted.weights).map { element, weight in
      let millionths = Int(
        weight.multipliedFullWidth(by: Share.whole).low / UInt(weighted.total))
      return "\(name(element)) \(Share(clamping: millionths).text)"
    }.joined(separator: ", ")
  }
}
