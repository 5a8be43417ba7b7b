internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// Something wrong in a request, with the targets and languages that meet it.
struct InboxFault {
  /// What comes of a fault, as far as it bears on the card.
  enum Effect: Hashable {
    /// Nothing that is known.
    case none
    /// The server refuses the request.
    case refusal
    /// Something is left out, ignored or replaced by those that read it.
    case change(Reader)
  }

  let rule: Rule
  let severity: Severity
  let message: String
  let range: Range<Int>
  let path: Path
  var help: String?
  /// What the server or phones do about it, as sentences.
  var notes: [String] = []
  /// What a card lacks, where that is the fault.
  var lacking: [CardPart] = []
  var effect = Effect.none
  /// The steps to the value, also where it lies in a string and the path ends at that.
  var place: [PathStep] = []
  /// The releases that meet it; empty for what the server does.
  var targets: [Target] = []
  /// The languages that meet it; empty for all.
  var locales: [String] = []
  /// How many it stands for.
  var count = 1

  /// Whether the card is drawn otherwise than it was written.
  var isChange: Bool { if case .change = effect { true } else { false } }

  /// The same fault on a release of which it is not known whether it follows the rules that make it one.
  func inDoubt(on target: Target) -> InboxFault {
    var fault = self
    fault.notes =
      notes.map {
        $0.replacing("\(target.title) ", with: "\(target.title) perhaps ", maxReplacements: 1)
      }
      + ["Which release began the rules that say so is not documented."]
    return fault
  }

  /// What is alike in one fault that several targets or languages meet.
  struct Identity: Hashable {
    let rule: Rule
    let range: Range<Int>
    let path: Path
    let message: String
  }

  var identity: Identity {
    Identity(rule: rule, range: range, path: path, message: message)
  }

  func diagnostic(in source: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: severity, message: message, source: source, range: range,
      pointer: path.pointer, targets: targets.map(\.description), locales: locales, notes: notes,
      help: help, count: count)
  }
}

extension InboxFault {
  /// Who reads a part of a message.
  enum Reader: Hashable {
    /// All phones.
    case phones
    /// Every inbox of iOS.
    case inbox
    /// The inboxes that know a card.
    case card(String)
    /// The inboxes that look for pictures beside the message.
    case attachment

    /// Who reads a member of the data, or of the payload's root.
    init(ofMember name: String) {
      if let card = Catalogue.cardType(named: name) {
        self = .card(card.name)
      } else {
        self = ["attachment", "b"].contains(name) ? .attachment : .inbox
      }
    }

    /// Whether a target is one of them.
    func includes(_ target: Target) -> Bool {
      guard self != .phones else { return true }
      guard let rules = InboxRules.possible(on: target).last else { return false }
      switch self {
      case .phones, .inbox: return true
      case .card(let name): return Catalogue.cardType(named: name)?.isKnown(to: rules) ?? false
      case .attachment: return rules.takesAttachment
      }
    }
  }

  /// Whether a target draws a card otherwise for it.
  func changes(_ target: Target) -> Bool {
    if case .change(let reader) = effect { reader.includes(target) } else { false }
  }
}
