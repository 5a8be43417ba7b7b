internal import Campaigns
internal import Shell

/// What flags say of a campaign; they win over its file.
struct CampaignFlags: Sendable {
  var start: Campaign.Written?
  var end: Campaign.Written?
  var timeZone: Campaign.Written?
  var maxDisplays: Double?
  var cooldown: Campaign.Written?
  var onScreen: Campaign.Written?
  var isCapEnabled: Bool?
  var platforms: [Campaign.Written] = []
  var opens: [Campaign.Written] = []
  var events: [Campaign.Occurrence] = []
  var from: Campaign.Written?
  var until: Campaign.Written?
  var expect: [Campaign.Written] = []

  static let arguments: [Argument<CampaignFlags>] = [
    .option("start", \.start, .date, "When the server begins to deliver."),
    .option("end", \.end, .date, "When it ends; of a date alone, its last second."),
    .option(
      "time-zone", \.timeZone, .timeZone, "The zone of times, such as Europe/Berlin.",
      default: "UTC"),
    .option("max-displays", \.maxDisplays, .displays, "How often a phone shows it at most."),
    .option(
      "cooldown", \.cooldown, .timeSpan,
      "How long a phone waits between two displays: 90s, 24h, 3d."),
    .negatable(
      "cap-enabled", \.isCapEnabled,
      "Whether the app calls setFrequencyCapEnabled(true), at each of its starts.", default: "no"),
    .repeated(
      "platform", \.platforms, .platform, "A platform, or an SDK release as for --target.",
      default: "the newest release of both"),
    .repeated(
      "target", short: "t", \.platforms, .release, "An SDK release, such as ios@7.2.1."),
    .repeated(
      "open", \.opens, .schedule,
      "When the user opens the app, such as 'daily 09:00,18:00'.",
      default: "daily 09:00"),
    .repeated(
      "event", \.events, .event,
      "What else happens, such as 'reinstall 2026-12-05 12:00'."),
    .option(
      "on-screen", \.onScreen, .stay,
      "How long the message stays, such as 10s, or until-closed."),
    .option("from", \.from, .date, "Where to begin.", default: "the start"),
    .option(
      "until", \.until, .date, "Where to stop; of a date alone, its last second.",
      default: "the end, or 30 days"),
    .repeated(
      "expect", \.expect, .expectation,
      "What must come of it, such as shown=3."),
  ]

  /// Writes what was said over a campaign.
  ///
  /// Opens replace those of the file; other events and expectations come to those of the file.
  func apply(to campaign: inout Campaign) {
    if campaign.messages.isEmpty { campaign.messages = [Campaign.Message()] }
    if let start { campaign.start = start }
    if let end { campaign.end = end }
    if let timeZone { campaign.timeZone = timeZone }
    if let from { campaign.from = from }
    if let until { campaign.until = until }
    if let isCapEnabled {
      campaign.capEnabled = isCapEnabled
      campaign.isCapEnabledOnce = false
      campaign.capEnabledAt = nil
    }
    if !platforms.isEmpty { campaign.platforms = platforms }
    for index in campaign.messages.indices {
      if start != nil { campaign.messages[index].start = nil }
      if end != nil { campaign.messages[index].end = nil }
      if let maxDisplays { campaign.messages[index].maxDisplays = maxDisplays }
      if let cooldown { campaign.messages[index].cooldown = cooldown }
      if let onScreen { campaign.messages[index].onScreen = onScreen }
    }
    if !opens.isEmpty {
      campaign.events.removeAll { $0.name == .open }
      campaign.events += opens.map { Campaign.Occurrence(.open, at: $0) }
    }
    campaign.events += events
    campaign.expect += expect
  }
}
