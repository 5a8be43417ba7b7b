/// Returns text that is safe to print: what is invisible or moves the cursor becomes `\u{…}`.
///
/// Text of more than 300 code points is cut, and ends with `…`.
public func printable(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if index == 300 {
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
  var isHidden: Bool {
    if value == 0x200C || value == 0x200D { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
