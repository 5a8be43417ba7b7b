/// Reads the dates and durations of a campaign in its zone, and collects what cannot be read.
final class CampaignTimes {
  let zone: Zone
  /// What cannot be read, each once.
  private(set) var faults: [CampaignFault] = []
  private var known: Set<CampaignFault> = []
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
    if known.insert(fault).inserted { faults.append(fault) }
  }

  func remember(_ note: String?) {
    guard let note, !notes.contains(note) else { return }
    notes.append(note)
  }

  /// Which end of a date without a time is meant: its first or its last second.
  enum Edge {
    case start, end
  }

  /// A date, or a date and time; what cannot be read becomes a fault and the start of 1970.
  func date(_ written: Campaign.Written, _ edge: Edge) -> Instant {
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

  /// How far a clock is set, in milliseconds: a duration, which a minus sign may lead.
  func shift(_ written: Campaign.Written) -> Int {
    let isBack = written.text.first == "-"
    let length = isBack ? String(written.text.dropFirst()) : written.text
    return (isBack ? -1 : 1) * duration(Campaign.Written(length, at: written.place))
  }

  /// A duration in seconds, or a number of them with its decimals.
  func seconds(_ written: Campaign.Written) -> Double {
    guard let number = written.number, number >= 0 else { return Double(duration(written)) / 1000 }
    return number
  }

  /// A duration, or a number of seconds, in milliseconds.
  func milliseconds(_ written: Campaign.Written) -> Int {
    PhoneRules.milliseconds(seconds(written))
  }

  private func duration(_ written: Campaign.Written) -> Int {
    do { return try TimeSpan(written.text).milliseconds } catch {
      report(CampaignFault(error, in: written))
      return 0
    }
  }
}
