internal import Archives
internal import Shell
internal import Wording

/// The options that say how much a ZIP may hold.
struct BudgetOptions: Sendable {
  var entries: Int?
  var size: Int?
  var ratio: Int?
  var nameBytes: Int?
  var depth: Int?

  /// The options, whose defaults are those of the standard budget.
  static let arguments: [Argument<BudgetOptions>] = {
    let standard = Budget.standard
    return [
      .option(
        Flag.entries.rawValue, \.entries, .integer(in: 1...100_000_000),
        "The most files and folders in a ZIP.", default: "\(standard.entries)"),
      .option(
        Flag.size.rawValue, \.size, .byteSize, "The most that a ZIP unpacks to.",
        default: "\(standard.unpackedBytes >> 20)M"),
      .option(
        Flag.ratio.rawValue, \.ratio, .integer(in: 1...100_000),
        "How many times its packed size a file may have.", default: "\(standard.ratio)"),
      .option(
        Flag.nameBytes.rawValue, \.nameBytes, .integer(in: 1...65_535),
        "The most bytes in a name.", value: "BYTES", default: "\(standard.nameBytes)"),
      .option(
        Flag.depth.rawValue, \.depth, .integer(in: 1...32_768),
        "The most parts in a path.", default: "\(standard.depth)"),
    ]
  }()

  /// The standard budget with what was said on the command line.
  var budget: Budget {
    var budget = Budget.standard
    budget.entries = entries ?? budget.entries
    budget.unpackedBytes = size ?? budget.unpackedBytes
    budget.ratio = ratio ?? budget.ratio
    budget.nameBytes = nameBytes ?? budget.nameBytes
    budget.depth = depth ?? budget.depth
    return budget
  }

  /// The names of the options.
  enum Flag: String, CaseIterable {
    case entries = "max-entries"
    case size = "max-size"
    case ratio = "max-ratio"
    case nameBytes = "max-name"
    case depth = "max-depth"

    /// The option that raises the limit for which an archive was refused; nil for any other fault.
    init?(raising reason: Refusal.Reason) {
      switch reason {
      case .tooManyEntries: self = .entries
      case .tooLarge: self = .size
      case .tooCompressed: self = .ratio
      case .longName: self = .nameBytes
      case .deepPath: self = .depth
      default: return nil
      }
    }
  }
}

extension ArchiveContents {
  /// The options that raise the limits for which the archive is refused, in words; nil where no limit is the reason.
  var helpWithLimits: String? { flagsThatRaiseLimits.map(BudgetOptions.Flag.help) }

  /// What a command that lacks these options tells instead.
  var helpWithoutLimits: String? {
    flagsThatRaiseLimits.map {
      "unpack it with \(BudgetOptions.Flag.listed($0)), edit the folder, pack it again"
    }
  }

  private var flagsThatRaiseLimits: [BudgetOptions.Flag]? {
    let flags = refusals.map { BudgetOptions.Flag(raising: $0.reason) }
    return flags.isEmpty || flags.contains(nil) ? nil : flags.compactMap { $0 }.unique
  }
}

extension BudgetOptions.Flag {
  /// What a refusal for a limit ends in; empty for any other.
  static func remark(on reason: Refusal.Reason) -> String {
    Self(raising: reason).map { "; --\($0.rawValue) raises it" } ?? ""
  }

  /// What raises a limit, in words.
  static func help(_ flags: [Self]) -> String {
    listed(flags) + (flags.count == 1 ? " raises the limit" : " raise the limits")
  }

  /// Options as joined by a sentence.
  static func listed(_ flags: [Self]) -> String {
    joined(flags.map { "--\($0.rawValue)" }, by: "and")
  }
}

extension Reader<Int> {
  /// A number of bytes such as `64M`, `64MB` or `64MiB`, which are the same.
  static let byteSize = Reader("SIZE") { (word) throws(ReaderError) in
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let unit = word.dropFirst(digits.count).uppercased()
    guard let number = Int(digits), number > 0, let shift = shifts[unit] else {
      throw ReaderError(
        "\(quoted(word)) is not a size", hint: "Write bytes, or a number with K, M, G or T: 64M.")
    }
    guard number <= 1 << (46 - shift) else {
      throw ReaderError("\(quoted(word)) is too large", hint: "The most is 64T.")
    }
    return number << shift
  }

  /// What stands behind a number, in capitals: steps of 1024, however they are written.
  private static let shifts = Dictionary(
    uniqueKeysWithValues: [("", 0), ("B", 0)]
      + [("K", 10), ("M", 20), ("G", 30), ("T", 40)].flatMap { unit, shift in
        ["", "B", "IB"].map { (unit + $0, shift) }
      })
}
