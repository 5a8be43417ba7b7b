internal import Campaigns
internal import Diagnostics
internal import Wording

extension Simulation {
  /// The outcome for a terminal, plain words first; ends in a newline.
  func text(width: Int, isWhole: Bool, _ paint: Paint) -> String {
    let width = min(width, 100)
    var lines: [String] = []
    for group in groups {
      if groups.count > 1 {
        if !lines.isEmpty { lines.append("") }
        lines.append(paint(joined(group.targets.map(\.title), by: "and") + ":", .strong))
      }
      lines += body(of: group, width: width, isWhole: isWhole, paint)
    }
    lines += ending.flatMap { wrapped($0, width: width) }.map { paint($0, .faint) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func body(of group: Group, width: Int, isWhole: Bool, _ paint: Paint) -> [String] {
    var lines = sentences(group.run).flatMap { wrapped($0, width: width) }
      .map { paint($0, .strong) }
    return lines
  }

  /// What is true of all releases.
  private var ending: [String] { [] }
}
