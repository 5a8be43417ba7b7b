/// The messages that wait for the screen, the first first.
struct WaitingLine: Sendable {
  /// Those from `first` on wait.
  private var deliveries: [Device.Delivery] = []
  private var first = 0
  /// How many of each id wait, by the id's place; looking through thousands at each trigger took minutes.
  private var counts: [Int32]

  init(idCount: Int) { counts = Array(repeating: 0, count: idCount) }

  var isEmpty: Bool { first == deliveries.count }

  /// Those that wait.
  var waiting: ArraySlice<Device.Delivery> { deliveries[first...] }

  /// Whether a message of an id waits.
  func holds(idSlot: Int) -> Bool { counts[idSlot] > 0 }

  mutating func append(_ delivery: Device.Delivery) {
    deliveries.append(delivery)
    if delivery.idSlot >= 0 { counts[delivery.idSlot] += 1 }
  }

  mutating func removeFirst() -> Device.Delivery {
    let delivery = deliveries[first]
    first += 1
    if delivery.idSlot >= 0 { counts[delivery.idSlot] -= 1 }
    if isEmpty {
      deliveries.removeAll(keepingCapacity: true)
      first = 0
    }
    return delivery
  }

  mutating func removeAll() {
    while !isEmpty { _ = removeFirst() }
  }
}
