/// A campaign to simulate as its author wrote it, in a file or in flags: dates and durations are still text.
public struct Campaign: Hashable, Sendable {
  /// A text and where it was written.
  public struct Written: Hashable, Sendable {
    /// The text.
    public var text: String
    /// Its bytes in the file; nil for a flag.
    public var place: Range<Int>?

    /// Creates a text.
    public init(_ text: String, at place: Range<Int>? = nil) {
      self.text = text
      self.place = place
    }
  }

  /// A template, or what matters of one; what is not said here the template says.
  public struct Message: Hashable, Sendable {
    /// What tables and expectations call it.
    public var name: String?
    /// The path of its folder, file or ZIP.
    public var template: Written?
    /// The name under which displays are counted.
    public var inAppID: String?
    /// The display type's name.
    public var displayType: String?
    /// How often it shows at most.
    public var maxDisplays: Double?
    /// A duration, or a number of seconds.
    public var cooldown: Written?
    /// A date, or a number of seconds since 1970.
    public var expireDate: Written?
    /// A duration, or a number of seconds.
    public var ttl: Written?
    /// When the server begins to deliver it, if not with the campaign.
    public var start: Written?
    /// When it ends, if not with the campaign.
    public var end: Written?
    /// A duration, a number of seconds, or `until-closed`.
    public var onScreen: Written?
    /// Whether the app presents it, so that its name does not stand in for a missing id.
    public var isPresentedByApp = false

    /// Creates a message that says nothing.
    public init() {}
  }

  /// A time in which the delegate refuses one message, by its index, or all.
  public struct Veto: Hashable, Sendable {
    /// The message's index; nil for all.
    public var message: Int?
    /// The first moment; nil for always before.
    public var from: Written?
    /// The last moment; nil for always after.
    public var until: Written?

    /// Creates a veto without limits.
    public init() {}
  }

  /// What happens at one moment or by a schedule.
  public struct Occurrence: Hashable, Sendable {
    /// What happens.
    public var name: Event.Name
    /// A date and time, or a schedule.
    public var at: Written
    /// The message's index; nil for any.
    public var message: Int?
    /// How far the clock is set.
    public var by: Written?
    /// The user's device, from 0.
    public var install: UInt32 = 0

    /// Creates an occurrence on the first device.
    public init(_ name: Event.Name, at: Written) {
      self.name = name
      self.at = at
    }
  }

  /// The messages.
  public var messages: [Message] = []
  /// When the server begins to deliver.
  public var start: Written?
  /// When the campaign ends.
  public var end: Written?
  /// The zone of times that name none.
  public var timeZone: Written?
  /// When the simulation begins.
  public var from: Written?
  /// When the simulation ends.
  public var until: Written?
  /// The platforms or SDK releases.
  public var platforms: [Written] = []
  /// Whether the app calls setFrequencyCapEnabled(true); nil where nothing is said.
  public var capEnabled: Bool?
  /// Whether the app does so at its first start only.
  public var isCapEnabledOnce = false
  /// When the app does so, if only once while it runs.
  public var capEnabledAt: Written?
  /// How long it takes from presenting a message to seeing it.
  public var appearsAfter: Written?
  /// When the delegate refuses messages.
  public var vetoes: [Veto] = []
  /// What users, apps and phones do.
  public var events: [Occurrence] = []
  /// What the simulation must come to.
  public var expect: [Written] = []

  /// Creates a campaign that says nothing.
  public init() {}
}

extension Campaign {
  /// What to call each message: its name, id, template or number, no two alike.
  public var names: [String] {
    var names: [String] = []
    var used: Set<String> = []
    var numbers: [String: Int] = [:]
    for message in messages {
      let given = [message.name, message.inAppID, message.template?.folderName]
      let stem = given.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "message"
      var name = stem
      var number = numbers[stem] ?? 1
      while !used.insert(name).inserted {
        number += 1
        name = "\(stem) \(number)"
      }
      numbers[stem] = number
      names.append(name)
    }
    return names
  }
}

extension Campaign.Written {
  /// The name of a template's folder or ZIP; nil where the path has none.
  fileprivate var folderName: String? {
    var parts = text.split(separator: "/").filter { $0 != "." && $0 != ".." }
    if parts.last == "native-config.json" { parts.removeLast() }
    guard let last = parts.last else { return nil }
    return last.lowercased().hasSuffix(".zip") ? String(last.dropLast(4)) : String(last)
  }
}
