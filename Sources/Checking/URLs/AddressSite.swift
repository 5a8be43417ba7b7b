internal import Diagnostics
internal import JSONTree
internal import Schema
internal import SourceText
internal import Wording

/// An address in a document, as some phones read it.
struct AddressSite {
  let node: Node
  let field: Field
  let destination: Destination
  /// The address as the document has it.
  let written: String
  /// The address after its placeholders, without blanks round it.
  let text: String
  let address: Address

  init(_ node: Node, _ field: Field, _ destination: Destination, written: String, read text: String)
  {
    self.node = node
    self.field = field
    self.destination = destination
    self.written = written
    self.text = String(text.trimmed)
    address = Address(self.text)
  }

  /// What is done without the thing that the address leads to.
  var unreachable: Consequence {
    switch destination {
    case .image: .degraded(to: "a grey area")
    case .video: .degraded(to: "the fallback picture, or nothing")
    case .link: .degraded(to: "a tap that opens nothing")
    }
  }

  /// What iOS does with an address that it cannot read: what is optional is left out.
  var unread: Consequence { field.isRequired ? field.malformed.ios : .ignored }

  /// What iOS does with an address of which so much is known.
  func consequence(_ parsing: Parsing) -> Consequence {
    switch parsing {
    case .parses: .accepted
    case .undocumented: .undocumented
    case .leadsNowhere: unreachable
    case .fails: unread
    }
  }

  /// What phones do where iOS releases differ in whether they read an address.
  func effect(before early: Parsing, since late: Parsing, android: Consequence) -> Finding.Effect {
    .before(
      .encodesAddresses, consequence(early),
      then: Outcomes(ios: consequence(late), android: android))
  }

  /// A sure repair, unless the address came from a translation.
  func safe(_ replacement: String, _ walker: Walker) -> Fix? {
    guard let edit = edit(replacement, walker) else { return nil }
    return .safe("write \(inFull(replacement))", edit)
  }

  /// A guessed repair, unless the address came from a translation.
  func unsafe(_ replacement: String?, _ walker: Walker) -> Fix? {
    guard let replacement, let edit = edit(replacement, walker) else { return nil }
    return .unsafe("write \(inFull(replacement))", edit)
  }

  private func edit(_ replacement: String, _ walker: Walker) -> TextEdit? {
    text == written.trimmed ? walker.edit(replacing: node, with: .string(replacement)) : nil
  }
}

extension Target {
  /// The first release that percent-encodes an address that the system does not read as it stands.
  fileprivate static var encodesAddresses: Target {
    Target(.ios, Capability.encodedAddresses.support.observed.ios ?? Platform.ios.newestRelease)
  }
}

/// An address between straight quotes, safe to print, long enough to be copied.
func inFull(_ address: String) -> String { "\"\(printable(address))\"" }
