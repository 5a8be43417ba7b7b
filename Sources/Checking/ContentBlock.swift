internal import JSONTree
internal import Schema

/// Where the content of a message is, if anywhere.
enum ContentBlock {
  /// Under its own key.
  case present(Member)
  /// Under its key in other letter case, which phones do not read.
  case otherCase(Member)
  /// At the root of the file, without an object of its own.
  case atRoot([Member])
  /// Nowhere; perhaps under another type's key.
  case missing(other: String?)

  init(of type: DisplayType, in root: Node) {
    let members = Array(root.members)
    let near = members.first { $0.key != type.name && $0.key.lowercased() == type.name }
    let stray = members.filter { type.block.field(named: $0.key) != nil }
    if let block = root.lastMember(type.name), !block.value.isNull {
      self = .present(block)
    } else if let near {
      self = .otherCase(near)
    } else if !stray.isEmpty {
      self = .atRoot(stray)
    } else {
      self = .missing(other: members.map(\.key).first { Catalogue.displayType(named: $0) != nil })
    }
  }

  /// The keys at the root that count as part of the content, although phones do not read them.
  var strayKeys: [String] {
    switch self {
    case .present, .missing: []
    case .otherCase(let member): [member.key]
    case .atRoot(let members): members.map(\.key)
    }
  }
}
