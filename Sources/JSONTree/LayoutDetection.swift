internal import SourceText

extension Surroundings {
  /// Looks at the document's containers in order, and takes each habit from the first that shows it.
  init(of storage: Storage) {
    self.storage = storage
    layout = .canonical
    isOneLine = false
    if let feed = storage.bytes.firstIndex(of: 0x0A) {
      if feed > 0, storage.bytes[feed - 1] == 0x0D { layout.newline = "\r\n" }
    } else if storage.bytes.contains(0x0D) {
      layout.newline = "\r"
    }
    var habits = Habits()
    var outerEnds: [UInt32] = []
    for (index, entry) in storage.tape.enumerated() where entry.isContainer && entry.count > 0 {
      while let end = outerEnds.last, end <= index { outerEnds.removeLast() }
      look(at: Node(storage: storage, index: index), depth: outerEnds.count, habits: &habits)
      outerEnds.append(entry.next)
      if habits.isComplete { break }
    }
    apply(habits)
  }

  /// What has been seen so far.
  private struct Habits {
    var indent: String?
    var colon: String?
    var comma: String?
    var padding: String?
    var arrayPadding: String?
    var breaksShortContainers = false
    var hasContainer = false

    var isComplete: Bool {
      indent != nil && colon != nil && comma != nil && padding != nil && arrayPadding != nil
    }
  }

  private func look(at container: Node, depth: Int, habits: inout Habits) {
    guard let first = container.firstSpan else { return }
    habits.hasContainer = true
    let lead = container.range.lowerBound + 1..<first.lowerBound
    if container.kind == .object, habits.colon == nil { habits.colon = colon(of: container, at: 0) }
    if spansLines(lead) {
      let outer = indentation(at: container.range.lowerBound)
      let inner = indentation(at: first.lowerBound)
      if habits.indent == nil, inner.hasPrefix(outer), inner.count > outer.count {
        habits.indent = String(inner.dropFirst(outer.count))
      }
      // A short content block says nothing: it is broken up in every layout.
      if depth > 1, container.range.count <= 80, container.hasOnlyScalars {
        habits.breaksShortContainers = true
      }
      return
    }
    let space = bytes[lead].allSatisfy(isSpace) ? String(decoding: bytes[lead], as: UTF8.self) : nil
    if container.kind == .object, habits.padding == nil { habits.padding = space }
    if container.kind == .array, habits.arrayPadding == nil { habits.arrayPadding = space }
    if habits.comma == nil, let gap = container.firstGap, !spansLines(gap),
      bytes[gap].allSatisfy({ isSpace($0) || $0 == UInt8(ascii: ",") }),
      bytes[gap].contains(UInt8(ascii: ","))
    {
      habits.comma = String(decoding: bytes[gap], as: UTF8.self)
    }
  }

  private mutating func apply(_ habits: Habits) {
    if let indent = habits.indent { layout.indent = indent }
    if let colon = habits.colon { layout.colon = colon }
    let isTight = habits.colon == ":"
    layout.comma = habits.comma ?? (isTight ? "," : ", ")
    layout.padding = habits.padding ?? (isTight ? "" : " ")
    layout.arrayPadding = habits.arrayPadding ?? ""
    let hasBrokenContainer = habits.indent != nil
    if habits.breaksShortContainers, habits.padding == nil, habits.arrayPadding == nil {
      layout.oneLineNesting = 0
    }
    isOneLine = habits.hasContainer && !hasBrokenContainer && !spansLines(rootRange)
  }

  private var rootRange: Range<Int> { storage.tape.first?.range ?? 0..<0 }
}

extension Entry {
  fileprivate var isContainer: Bool { kind == .object || kind == .array }
}

extension Node {
  fileprivate var firstSpan: Range<Int>? {
    kind == .object ? members.first?.range : elements.first?.range
  }

  /// The bytes between the first two children.
  fileprivate var firstGap: Range<Int>? {
    let spans = kind == .object ? members.prefix(2).map(\.range) : elements.prefix(2).map(\.range)
    return spans.count == 2 ? spans[0].upperBound..<spans[1].lowerBound : nil
  }

  fileprivate var hasOnlyScalars: Bool {
    kind == .object
      ? members.allSatisfy { $0.value.count == 0 } : elements.allSatisfy { $0.count == 0 }
  }
}
