internal import Schema

/// A type that also changes how the value is written.
enum Modifier: String, CaseIterable {
  case lowercase
  case uppercase = "UPPERCASE"
  case capitalizeFirst = "CapitalizeFirst"
  case capitalizeAllFirst = "CapitalizeAllFirst"
  case cent, dollar, euro, jpy, lira, comma
  case monthNameDayYear = "M-d-y"
  case monthDayYear = "m-d-y"
  case spacedMonthNameDayYear = "M d y"
  case spacedMonthNameDayLongYear = "M d Y"
  case weekday = "l"
  case monthNameDay = "M d"
  case time = "H:i"
  case monthDayYearTime = "m-d-y H:i"

  /// What a modifier makes of a value.
  struct Printed {
    var text: String
    var doubts: Set<Resolution.Doubt> = []
  }

  /// Whether the modifier is one of the four that iOS applies to defaults too.
  var changesCase: Bool {
    switch self {
    case .lowercase, .uppercase, .capitalizeFirst, .capitalizeAllFirst: true
    default: false
    }
  }

  /// Returns a value as a platform writes it.
  func apply(to value: String, on platform: Platform, _ language: DeviceLanguage) -> Printed {
    switch self {
    case .lowercase, .uppercase:
      // Android follows the phone's language, where a Turkish i keeps its dot or its lack of one.
      let isDotted =
        platform == .android && value.unicodeScalars.contains { "iIİı".unicodeScalars.contains($0) }
      let language = language.name(on: .android)
      let isDoubtful = isDotted && (language == "tr" || language == "az")
      return Printed(
        text: self == .uppercase ? value.uppercased() : lowercased(value, on: platform),
        doubts: isDoubtful ? [.deviceLanguage] : [])
    case .capitalizeFirst:
      return Printed(text: capitalizingFirst(value, on: platform))
    case .capitalizeAllFirst:
      return Printed(text: capitalizingWords(value, on: platform))
    case .cent: return Printed(text: cents(value))
    case .dollar: return Printed(text: amount(value, "$"))
    case .euro: return Printed(text: amount(value, "€"))
    case .jpy: return Printed(text: amount(value, "¥"))
    case .lira: return Printed(text: amount(value, "₤"))
    case .comma: return Printed(text: groupedByThree(value))
    default: return date(value, on: platform)
    }
  }
}
