/// Reads the dates and durations of a campaign in its zone, and collects what cannot be read.
final class CampaignTimes {
  let zone: Zone
  /// What cannot be read, each once.
  private(set) var faults: [CampaignFault] = []
  /// What the reader of dates should know about clocks that were set, each once.
  private(set) var notes: [String] = []

  init(_ campaign: Campaign, _ zones: TimeZoneDatabase) {
    guard let written = campaign.timeZone else {
      zone = .utc
      return
    }
    do { zone = try zones.zone(named: written.text) } catch {
      zone = .utc
      report(CampaignFault(error, in: written))
    }
  }

  func report(_ fault: CampaignFault) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  func remember(_ note: String?) {
    guard let note, !notes.contains(note) else { return }
    notes.append(note)
  }

  /// The readers that the campaign asks for; what they cannot read becomes a fault and the start of 1970.
  var texts: CampaignTexts<Never> {
    CampaignTexts(date: date, duration: duration)
  }

  func date(_ written: Campaign.Written, _ edge: CampaignTexts<Never>.Edge) -> Instant {
    do {
      let time = try WrittenTime(written.text)
      let found = edge == .start ? time.start(in: zone) : time.end(in: zone)
      remember(found.note)
      return found.instant
    } catch {
      report(CampaignFault(error, in: written))
      return Instant(milliseconds: 0)
    }
  }

  /// A duration in milliseconds, which a minus sign may lead.
  func duration(_ written: Campaign.Written) -> Int {
    let isBack = written.text.first == "-"
    do {
      let span = try TimeSpan(isBack ? String(written.text.dropFirst()) : written.text)
      return isBack ? -span.milliseconds : span.milliseconds
    } catch {
      report(CampaignFault(error, in: written))
      return 0
    }
  }
}
