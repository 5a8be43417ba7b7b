internal import Diagnostics

extension RuleFamily {
  static let structure = RuleFamily(
    "Fields and types",
    [
      .unknownDisplayType,
      .unusedBlock,
      .missingField,
      .unknownField,
      .wrongType,
      .unknownChoice,
      .listLength,
      .emptyReward,
    ])
}

extension Rule {
  static let unknownDisplayType = Rule(
    "unknown-display-type", "The displayType must be one of the ten that the SDKs draw.")

  static let unusedBlock = Rule(
    "unused-block", "Only the content block that displayType names is read.")

  static let missingField = Rule(
    "missing-field", "A required field must be there.")

  static let unknownField = Rule(
    "unknown-field", "A field that the SDKs do not know is ignored.")

  static let wrongType = Rule(
    "wrong-type", "A value must be of its field's type.")

  static let unknownChoice = Rule(
    "unknown-choice", "A value must be one of its field's words.")

  static let listLength = Rule(
    "list-length", "A list must hold as many elements as its display type takes.")

  static let emptyReward = Rule(
    "empty-reward", "A reward must have a title or a code.")
}
