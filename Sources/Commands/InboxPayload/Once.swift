/// The value of an option that may be given once; of two, the last is kept, and that there were two.
@propertyWrapper
struct Once<Value: Sendable>: Sendable {
  private var value: Value?
  private(set) var isGivenTwice = false

  init() {}

  var wrappedValue: Value? {
    get { value }
    set {
      isGivenTwice = isGivenTwice || value != nil
      value = newValue
    }
  }
}
