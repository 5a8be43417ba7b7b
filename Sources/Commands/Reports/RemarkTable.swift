internal import Wording

/// A name of the user's, and what is said about it.
typealias Remark = (name: String, text: String)

/// A line for each remark, below each other unless a name is long, broken where one is wider than a terminal.
///
/// The text ends in a newline.
func remarkTable(_ remarks: [Remark], indent: Int = 2) -> String {
  let width = min(remarks.map { printable($0.name).displayWidth }.max() ?? 0, mostNameColumns)
  let start = String(repeating: " ", count: indent)
  let blank = String(repeating: " ", count: indent + width + 2)
  return remarks.map { remark in
    let lines = wrapped(remark.text, width: 78 - blank.count).joined(separator: "\n\(blank)")
    return "\(start)\(printable(remark.name).padded(to: width))  \(lines)\n"
  }.joined()
}

private let mostNameColumns = 40
