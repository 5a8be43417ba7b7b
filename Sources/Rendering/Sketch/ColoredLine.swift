/// A line of cells with the sequences that colour them; each is told only what changes.
struct ColoredLine {
  private let depth: ColorDepth
  private var text = ""
  private var letters: String?
  private var ground: String?
  private var isBold = false

  init(_ depth: ColorDepth) { self.depth = depth }

  /// Adds a cell of two pixels.
  mutating func append(_ top: Tint?, over bottom: Tint?) {
    switch (top, bottom) {
    case (nil, nil): add(" ", nil, on: nil)
    case (let top?, nil): add("▀", top, on: nil)
    case (nil, let bottom?): add("▄", bottom, on: nil)
    case (let top?, let bottom?):
      let isEven = depth.shown(top) == depth.shown(bottom)
      add(isEven ? " " : "▀", isEven ? nil : top, on: bottom)
    }
  }

  /// Adds a character on its ground.
  mutating func append(_ character: String, _ tint: Tint, on ground: Tint?, isBold: Bool) {
    let drawn = ground.map { tint.over($0) } ?? tint.opaque
    add(
      character, ground.map { depth.legible(drawn, on: $0) } ?? drawn, on: ground, isBold: isBold)
  }

  private mutating func add(
    _ character: String, _ tint: Tint?, on ground: Tint?, isBold: Bool = false
  ) {
    let wanted = tint.map { depth.parameters($0, isGround: false) }
    let behind = ground.map { depth.parameters($0, isGround: true) }
    var changes: [String] = []
    if behind != self.ground { changes.append(behind ?? "49") }
    // The colour of letters does not matter to a blank.
    if let wanted, wanted != letters { changes.append(wanted) }
    if isBold != self.isBold { changes.append(isBold ? "1" : "22") }
    if !changes.isEmpty { text += "\u{1B}[\(changes.joined(separator: ";"))m" }
    text += character
    self.ground = behind
    letters = wanted ?? letters
    self.isBold = isBold
  }

  /// The line, with all colours off at its end.
  func end() -> String {
    let isPlain = letters == nil && ground == nil && !isBold
    return isPlain ? text : text + "\u{1B}[0m"
  }
}
