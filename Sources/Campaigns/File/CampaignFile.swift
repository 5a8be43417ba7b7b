public import Diagnostics
public import JSONTree
internal import Schema

/// A campaign file, read against its schema.
public struct CampaignFile: Sendable {
  /// The campaign; what is faulty is left out of it.
  public let campaign: Campaign
  /// What is wrong with the file, in its order; with any of it the campaign is not what its author meant.
  ///
  /// Faults of JSON itself are not among them: the document has those.
  public let diagnostics: [Diagnostic]

  /// Reads a document.
  public init(_ document: Document) {
    var check = CampaignCheck(document.source)
    guard let root = document.root, root.kind == .object else {
      check.report(
        .campaignWrongType, at: document.root?.range ?? 0..<0, "a campaign file must be an object",
        help: "inapp schema campaign prints what it holds")
      campaign = Campaign()
      diagnostics = check.diagnostics
      return
    }
    check.check(root, .campaign)
    var reading = CampaignReading(check: check)
    campaign = reading.read(root)
    diagnostics = reading.check.diagnostics.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
