internal import Authoring
internal import JSONTree
internal import Schema
internal import SourceText
internal import Templates
internal import Wording

/// A request with one message as flags fill it in, in the order of the schema.
struct RequestDraft {
  /// One of the objects of a request.
  enum Place: CaseIterable {
    case request, notification, data
  }

  private var request: [Value.Entry] = []
  private var notification: [Value.Entry] = []
  private var data: [Value.Entry] = []
  /// The flags that wrote values, by the place of the value as a JSON Pointer.
  private(set) var origins: [(pointer: String, flag: String)] = []
  /// What flags say that no request can hold.
  private(set) var refusals: [PayloadRefusal] = []

  /// Starts with a card that is filled in, or with what each request has.
  init(from starter: CardType?) throws {
    if let starter {
      try read(starter)
      return
    }
    for name in ["application", "auth"] {
      guard let field = Model.messageRequest.field(named: name) else { continue }
      set(.request, name, to: Value(field.scaffold), by: "")
    }
    set(.notification, "send_date", to: "now", by: "")
    set(.notification, "platforms", to: [Value(Platform.ios.messageCode)], by: "")
  }

  private mutating func read(_ card: CardType) throws {
    guard let bytes = Starters.inbox(named: card.name)?.bytes,
      case .object(let entries)? = try Value(json: String(decoding: bytes, as: UTF8.self))?[
        "request"],
      case .array(let messages)? = Value.object(entries)["notifications"],
      case .object(let members)? = messages.first
    else { throw Failure("there is no starter for \(card)") }
    request = entries.filter { $0.key != "notifications" }
    notification = members.filter { $0.key != "data" }
    if case .object(let inner)? = Value.object(members)["data"] { data = inner }
  }

  /// Adds a value, or puts it in the place of the one that is there.
  mutating func set(_ place: Place, _ name: String, to value: Value, by flag: String) {
    origins.append(("\(place.pointer)/\(name)", flag))
    let entry = Value.Entry(name, value)
    if let index = self[place].firstIndex(where: { $0.key == name }) {
      self[place][index] = entry
      return
    }
    let rank = place.rank(of: name)
    let index = self[place].firstIndex { place.rank(of: $0.key) > rank }
    self[place].insert(entry, at: index ?? self[place].count)
  }

  /// Notes which flag wrote a part of a value.
  mutating func note(_ place: Place, _ path: String, by flag: String) {
    origins.append(("\(place.pointer)/\(path)", flag))
  }

  /// Takes a value away.
  mutating func remove(_ place: Place, _ name: String) {
    self[place].removeAll { $0.key == name }
  }

  /// A value that is there.
  func value(_ place: Place, _ name: String) -> Value? {
    self[place].first { $0.key == name }?.value
  }

  /// Notes what no request can hold.
  mutating func refuse(_ refusal: PayloadRefusal) { refusals.append(refusal) }

  private subscript(place: Place) -> [Value.Entry] {
    get {
      switch place {
      case .request: request
      case .notification: notification
      case .data: data
      }
    }
    set {
      switch place {
      case .request: request = newValue
      case .notification: notification = newValue
      case .data: data = newValue
      }
    }
  }
}

extension RequestDraft {
  /// The request as JSON.
  var body: Value {
    var message = notification
    let rank = Place.notification.rank(of: "data")
    let index = message.firstIndex { Place.notification.rank(of: $0.key) > rank }
    message.insert(.init("data", .object(data)), at: index ?? message.count)
    return ["request": .object(request + [.init("notifications", [.object(message)])])]
  }

  /// The request as it is printed, with its newline.
  var text: String { body.printed(breaksOutermost: true) + "\n" }

  /// The request as a document, whose findings name it so.
  var document: Document { Document(parsing: text, name: "the request") }

  /// Whether the code of the application is still to be filled in.
  var hasPlaceholderCode: Bool {
    value(.request, "application")
      == Model.messageRequest.field(named: "application")
      .map { Value($0.scaffold) }
  }

  /// Whether there is a title or content.
  var hasWords: Bool {
    ["ios_title", "title", "content"].contains { name in
      value(.notification, name).map { $0 != "" } ?? false
    }
  }

  /// Puts the token into its place.
  mutating func reveal(_ token: String) { set(.request, "auth", to: .string(token), by: "") }

  /// Writes words for all languages, or for each one.
  mutating func setWords(
    _ name: String, _ text: String?, _ texts: [LanguageText], plainField: String
  ) {
    // Blanks alone are no words.
    let text = text.map { $0.trimmed.isEmpty ? "" : $0 }
    if let text { set(.notification, plainField, to: .string(text), by: "--\(name)") }
    guard !texts.isEmpty else { return }
    if text != nil {
      refuse(
        PayloadRefusal(
          "--\(name) is for all languages, and --\(name)-lang for one",
          help: "write --\(name)-lang for that one too, such as --\(name)-lang en=…"))
    }
    if plainField != name { remove(.notification, plainField) }
    let entries = texts.map {
      Value.Entry($0.language, .string($0.text.trimmed.isEmpty ? "" : $0.text))
    }
    set(.notification, name, to: .object(entries), by: "--\(name)-lang")
  }

  /// Gives the title to all platforms, as more than iOS get it.
  mutating func shareTitle() {
    guard let title = value(.notification, "ios_title"), value(.notification, "title") == nil else {
      return
    }
    remove(.notification, "ios_title")
    set(.notification, "title", to: title, by: "--title")
  }

  /// Opens a way into the inbox where none is open; says whether it had to.
  mutating func openGate() -> Bool {
    let gates = ["inbox_image", "inbox_days", "inbox_date"]
    guard !gates.contains(where: { value(.notification, $0) != nil }) else { return false }
    set(.notification, "inbox_days", to: 7, by: "--inbox-days")
    return true
  }
}

extension RequestDraft.Place {
  /// The place of the object as a JSON Pointer.
  var pointer: String {
    switch self {
    case .request: "/request"
    case .notification: "/request/notifications/0"
    case .data: "/request/notifications/0/data"
    }
  }

  /// Where a member stands; those of the app follow the plain ones of the inbox.
  func rank(of name: String) -> Int {
    let model: Model =
      switch self {
      case .request: .messageRequest
      case .notification: .notification
      case .data: .inboxData
      }
    let index = model.fields.firstIndex { $0.name == name }
    guard self == .data else { return index ?? model.fields.count }
    let plain = Model.leadingInboxData.count
    return index.map { $0 < plain ? $0 : $0 + 1 } ?? plain
  }
}
