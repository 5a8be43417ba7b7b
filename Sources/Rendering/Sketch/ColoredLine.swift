/// A line of cells with the sequences that colour them; each is told only what changes.
struct ColoredLine {
  private var palette: TerminalPalette
  private var text = ""
  private var letters: String?
  private var ground: String?
  private var isBold = false

  init(_ depth: ColorDepth) { palette = TerminalPalette(depth) }

  /// Adds a cell of two pixels.
  mutating func append(_ top: Tint?, over bottom: Tint?) {
    switch (top, bottom) {
    case (nil, nil): add(" ", nil, on: nil)
    case (let top?, nil): add("▀", top, on: nil)
    case (nil, let bottom?): add("▄", bottom, on: nil)
    case (let top?, let bottom?):
      let isEven = palette.shown(top) == palette.shown(bottom)
      add(isEven ? " " : "▀", isEven ? nil : top, on: bottom)
    }
  }

  /// Adds a character on its ground.
  mutating func append(_ character: String, _ tint: Tint, on ground: Tint?, isBold: Bool) {
    guard let ground else { return add(character, tint, on: nil, isBold: isBold) }
    let letters = palette.legible(tint.over(ground), on: ground)
    add(character, letters, on: ground, isBold: isBold)
  }

  private mutating func add(
    _ character: String, _ tint: Tint?, on ground: Tint?, isBold: Bool = false
  ) {
    // The colour of letters does not matter to a blank.
    let wanted = tint.map { palette.parameters($0, isGround: false) } ?? letters
    let behind = ground.map { palette.parameters($0, isGround: true) }
    var changes: [String] = []
    if behind != self.ground { changes.append(behind ?? "49") }
    if let wanted, wanted != letters { changes.append(wanted) }
    if isBold != self.isBold { changes.append(isBold ? "1" : "22") }
    if !changes.isEmpty { text += "\u{1B}[\(changes.joined(separator: ";"))m" }
    text += character
    (self.ground, letters, self.isBold) = (behind, wanted, isBold)
  }

  /// The line, with all colours off at its end; the next one starts empty.
  mutating func end() -> String {
    let isPlain = letters == nil && ground == nil && !isBold
    defer { (text, letters, ground, isBold) = ("", nil, nil, false) }
    return isPlain ? text : text + "\u{1B}[0m"
  }
}
