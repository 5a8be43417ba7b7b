/// Returns text that is safe to print: what is invisible or moves the cursor becomes `\u{…}`.
///
/// Longer text than the limit, in code points, is cut, and ends with `…`.
public func printable(_ text: String, atMost limit: Int = 300) -> String {
  var result = String.UnicodeScalarView()
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if index == limit {
      result.append("…")
      break
    }
    if scalar.isHidden {
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

extension Unicode.Scalar {
  /// Whether this scalar is a control, a line break, or a format character such as a bidi override.
  ///
  /// The joiners are not: several scripts and many emoji need them.
  public var isHidden: Bool {
    if value == 0x200C || value == 0x200D { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

/// The text between straight quotes, safe to print and cut after 60 code points.
public func quoted(_ text: some StringProtocol) -> String {
  "\"\(printable(String(text), atMost: 60))\""
}
