extension Preview {
  /// Something to object to, as it is listed beside the phone.
  public struct Remark: Sendable {
    /// How grave it is, in a word.
    public let severity: String
    /// The id of its rule.
    public let rule: String
    /// What is wrong, in one sentence.
    public let message: String
    /// What phones do about it, as sentences.
    public let notes: [String]
    /// What to do about it.
    public let help: String?
    /// The file and line.
    public let place: String
    /// The part of native-config.json that it shows at, as a JSON Pointer.
    public let pointer: String
    /// The targets it concerns; none means all.
    public let targets: [String]
    /// The languages it concerns; none means all.
    public let locales: [String]

    /// Creates a remark.
    public init(
      severity: String, rule: String, message: String, notes: [String], help: String?,
      place: String, pointer: String, targets: [String], locales: [String]
    ) {
      self.severity = severity
      self.rule = rule
      self.message = message
      self.notes = notes
      self.help = help
      self.place = place
      self.pointer = pointer
      self.targets = targets
      self.locales = locales
    }
  }
}
