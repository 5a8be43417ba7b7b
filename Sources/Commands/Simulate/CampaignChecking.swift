internal import Campaigns
internal import Checking
internal import Diagnostics
internal import JSONTree

extension Checker {
  /// Checks a document of any kind, a campaign file included.
  func report(on document: Document, as kind: DocumentKind, beside other: Document?) -> Report {
    guard kind == .campaign else { return check(document, as: kind, beside: other) }
    return Report(kind: .campaign, diagnostics: CampaignInput(file: document).findings)
  }
}

extension RuleFamily {
  /// Every family of rules, that of campaign files included.
  static let known = all + [campaign]

  private static let campaign = RuleFamily("Campaign files", [.campaignUnusableValue])
}
