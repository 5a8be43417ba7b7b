public import JSONTree
internal import Schema

/// What a message says about when and how often it shows, in seconds as native-config.json has them.
public struct DeliverySettings: Hashable, Sendable {
  /// The name under which displays are counted; nil or empty for none.
  public var inAppID: String?
  /// How often it shows at most.
  public var maxDisplays: Double?
  /// Seconds between two displays.
  public var cooldown: Double?
  /// When it ends, in seconds since 1970.
  public var expireDate: Double?
  /// How many seconds it may wait in the queue, without expireDate.
  public var ttl: Double?

  /// Creates settings.
  public init(
    inAppID: String? = nil, maxDisplays: Double? = nil, cooldown: Double? = nil,
    expireDate: Double? = nil, ttl: Double? = nil
  ) {
    self.inAppID = inAppID
    self.maxDisplays = maxDisplays
    self.cooldown = cooldown
    self.expireDate = expireDate
    self.ttl = ttl
  }

  /// Reads the root of a native-config.json as phones do: what is no number, or spells none, is ignored.
  public init(nativeConfig root: Node) {
    let id = root.last("inAppId")
    inAppID = id?.string ?? id?.numberText
    maxDisplays = root.deliveryNumber("maxDisplays")
    cooldown = root.deliveryNumber("cooldown")
    expireDate = root.deliveryNumber("expireDate")
    ttl = root.deliveryNumber("ttl")
  }

  /// The name under which rich media are counted: their own, or their code where that is no string with
  /// something in it.
  public static func richMediaID(nativeConfig root: Node, code: String) -> String {
    guard let id = root.last("inAppId")?.string, !id.isEmpty else { return code }
    return id
  }
}

extension Node {
  fileprivate func deliveryNumber(_ name: String) -> Double? {
    last(name)?.numberOrSpelled.flatMap { $0.isFinite ? $0 : nil }
  }

  /// How many seconds a message stays on screen by itself, where it says so; the node is the document's root.
  public var secondsOnScreen: Double? {
    guard let name = last("displayType")?.string, let type = Catalogue.displayType(named: name),
      let field = type.block.field(for: .autoDismiss)
    else { return nil }
    return last(type.name)?.last(field.name)?.number
  }
}
