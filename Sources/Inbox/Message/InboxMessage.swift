internal import JSONTree
internal import Schema
internal import SourceText

/// One notification of a createMessage request, with what the inbox reads of it.
struct InboxMessage {
  /// The number among the notifications, from 0.
  let index: Int
  let node: Node
  let path: Path
  /// Where iOS looks, in its order: the root of the payload, the data, older user data.
  let layers: [PayloadLayer]
  /// The words of fields that hold some for each language, by the language in small letters.
  let translations: [String: [String: Member]]

  init(_ node: Node, _ index: Int, at path: Path) {
    self.index = index
    self.node = node
    self.path = path
    var layers: [PayloadLayer] = []
    func add(_ name: String, _ value: Node?, _ place: Path) {
      guard let value, let layer = PayloadLayer(name, value, at: place) else { return }
      layers.append(layer)
    }
    let root = node.last("ios_root_params")
    let rootPath = path.appending(key: "ios_root_params")
    add("ios_root_params", root, rootPath)
    if let data = node.last("data"), !data.isNull {
      add("data", data, path.appending(key: "data"))
    } else {
      add("ios_root_params.u", root?.last("u"), rootPath.appending(key: "u"))
    }
    add("userdata", root?.last("userdata"), rootPath.appending(key: "userdata"))
    self.layers = layers
    translations = ["ios_title", "android_header", "title", "content"].reduce(into: [:]) {
      guard let value = node.last($1), value.kind == .object else { return }
      let entries = value.members.map { ($0.key.lowercased(), $0) }
      $0[$1] = Dictionary(entries) { first, _ in first }
    }
  }

  /// The root of the payload and the data, in which iOS looks for all but two members.
  var mainLayers: [PayloadLayer] { layers.filter { $0.name != "userdata" } }

  /// The members that iOS also looks for in older user data.
  static let membersOfUserData = ["displayType", "pinned"]

  /// The first member of a name whose value is of a wanted kind, in the root of the payload or the data.
  func first(_ name: String, where isWanted: (Node) -> Bool) -> Found? {
    mainLayers.lazy.compactMap { $0.member(name) }.first { isWanted($0.node) }
  }

  /// The first member of a name, whatever its kind; older user data count too.
  func any(_ name: String) -> Found? { layers.lazy.compactMap { $0.member(name) }.first }

  /// What asks for a card.
  var displayType: Found? {
    layers.lazy.compactMap { $0.member("displayType") }.first { $0.node.string != nil }
  }

  /// The card asked for, where there is one of that name.
  var askedCard: CardType? { displayType?.node.string.flatMap(Catalogue.cardType(named:)) }

  /// What keeps the message at the top of the list: a boolean or a number.
  var pinned: Found? {
    layers.lazy.compactMap { $0.member("pinned") }
      .first { $0.node.boolean != nil || $0.node.number != nil }
  }

  /// Whether the message is pinned.
  var isPinned: Bool { pinned.map { $0.node.boolean ?? ($0.node.number != 0) } ?? false }

  /// The fields that put the message into the inbox.
  static let gates = ["inbox_image", "inbox_days", "inbox_date"]

  /// The gates that are open.
  var openGates: [String] {
    Self.gates.filter { name in
      guard let value = node.last(name), !value.isNull else { return false }
      return value.string?.isEmpty != true
    }
  }

  /// Whether the message is meant for the inbox.
  var asksForInbox: Bool {
    !openGates.isEmpty
      || Model.inboxData.fields.map(\.name).contains { any($0) != nil || node.last($0) != nil }
  }

  /// The platforms named whose numbers are known.
  var platforms: [MessagePlatform] {
    let numbers = node.last("platforms")?.elements.compactMap(\.number) ?? []
    return MessagePlatform.all.filter { numbers.contains(Double($0.code)) }
  }

  /// Whether the message is sent to a platform; nil where what is named besides, or alone, is not known.
  func isSent(to platform: Platform) -> Bool? {
    guard let value = node.last("platforms"), !value.isNull else { return true }
    let named = platforms
    if named.contains(where: { $0.code == platform.messageCode }) { return true }
    let hasOthers = value.elements.contains { $0.number == nil }
    return named.isEmpty || hasOthers ? nil : false
  }

  /// A field of the message that is a string with something in it.
  func text(_ name: String) -> String? { node.last(name)?.string.flatMap { $0.isEmpty ? nil : $0 } }
}
