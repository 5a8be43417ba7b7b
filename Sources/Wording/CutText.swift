extension String {
  /// The text, or as much of its start as fits before `…`.
  public func cut(to width: Int) -> String {
    displayWidth <= width ? self : start(of: width - 1) + "…"
  }

  /// The text, or as much of its start and end as fits round `…`.
  public func cutInTheMiddle(to width: Int) -> String {
    guard displayWidth > width else { return self }
    let half = (width - 1) / 2
    return start(of: width - 1 - half) + "…" + String(String(reversed()).start(of: half).reversed())
  }

  private func start(of width: Int) -> String {
    var used = 0
    return String(
      prefix { character in
        used += character.displayWidth
        return used <= width
      })
  }
}
