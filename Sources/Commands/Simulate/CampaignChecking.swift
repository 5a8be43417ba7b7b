internal import Campaigns
internal import Checking
internal import Diagnostics
internal import JSONTree

extension Checker {
  /// Checks a document of any kind, campaign files and requests included.
  func report(on document: Document, as kind: DocumentKind, beside other: Document?) -> Report {
    if kind == .createMessage { return report(onRequest: document) }
    guard kind == .campaign else { return check(document, as: kind, beside: other) }
    return Report(kind: .campaign, diagnostics: CampaignInput(file: document).findings)
  }
}

extension RuleFamily {
  /// Every family of rules, those of campaign files and of the inbox included.
  static let known = all + [campaign, inbox]

  private static let campaign = RuleFamily("Campaign files", [.campaignUnusableValue])
}
