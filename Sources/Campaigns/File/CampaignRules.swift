public import Diagnostics

extension Rule {
  /// A value of a campaign file has the wrong type; the id is that of the same fault in a message.
  static let campaignWrongType = Rule(
    "wrong-type", "Each field takes values of one type.",
    why: "The simulation would otherwise run something else than was meant.", severity: .error)

  /// A field is not one of a campaign file.
  static let campaignUnknownField = Rule(
    "unknown-field", "Fields are those of the schema.",
    why: "A misspelt field would be left out of the simulation without a word.", severity: .error)

  /// A field that must be there is not.
  static let campaignMissingField = Rule(
    "missing-field", "Fields that the simulation needs are there.",
    why: "Without them there is nothing to simulate.", severity: .error)

  /// A value is of the right type, and means nothing.
  public static let campaignUnusableValue = Rule(
    "unusable-value", "Values mean something to the simulation.",
    why: "The simulation would otherwise run something else than was meant.", severity: .error)
}
