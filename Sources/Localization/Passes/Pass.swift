internal import Schema

/// One step of a platform's replacement: which placeholders it sees, and where it looks their keys up.
struct Pass {
  /// What the placeholders of a pass look like.
  enum Form {
    /// `{{key|type|default}}`
    case doubleThree
    /// `{{key|type}}`
    case doubleTwo
    /// `{key|type|}`
    case singleEmpty
    /// `{key|type|default}`
    case singleThree
  }

  /// Where a pass looks keys up.
  enum Source {
    case translations
    case tags
  }

  let form: Form
  let source: Source
  /// Whether the first character of a part may be a line break; matters on Android only.
  var startsWithAny = false

  /// The number of opening braces.
  var braces: Int {
    switch form {
    case .doubleThree, .doubleTwo: 2
    case .singleEmpty, .singleThree: 1
    }
  }

  static let android = [
    Pass(form: .doubleThree, source: .translations, startsWithAny: true),
    Pass(form: .doubleThree, source: .tags),
    Pass(form: .doubleTwo, source: .translations),
    Pass(form: .singleEmpty, source: .tags),
    Pass(form: .singleThree, source: .tags),
  ]

  static let ios = [
    Pass(form: .doubleThree, source: .translations),
    Pass(form: .doubleTwo, source: .translations),
    Pass(form: .singleEmpty, source: .tags),
    Pass(form: .singleThree, source: .tags),
  ]
}

/// A placeholder as a pass sees it: byte ranges in the text.
struct Match {
  let whole: Range<Int>
  let key: Range<Int>
  let type: Range<Int>
  /// The default; nil where the form has none.
  let fallback: Range<Int>?
}

/// Finds a pass's placeholders from left to right in a text; each is found by its first opening brace.
///
/// The texts are UTF-8, where the characters that matter are single bytes. What counts as one character is
/// a Unicode scalar on both platforms: their expressions step over code points, not UTF-16 units, so one
/// emoji is one character and a letter with a combining accent is two.
func matches(_ pass: Pass, in text: [UInt8], on platform: Platform, _ work: inout Work) -> [Match] {
  guard text.contains(.open) else { return [] }
  var found: [Match] = []
  switch platform {
  case .android:
    let matcher = AndroidMatcher(pass, text, &work)
    scan(text, pass, &work) {
      matcher.match(at: $0)
    } found: {
      found.append($0)
    }
  case .ios:
    let matcher = IOSMatcher(pass, text, &work)
    scan(text, pass, &work) {
      matcher.match(at: $0)
    } found: {
      found.append($0)
    }
  }
  return found
}

private func scan(
  _ text: [UInt8], _ pass: Pass, _ work: inout Work, match: (Int) -> Match?, found: (Match) -> Void
) {
  var place = 0
  while place + pass.braces < text.count {
    work.step()
    if text[place] == .open, pass.braces == 1 || text[place + 1] == .open,
      let match = match(place)
    {
      found(match)
      place = match.whole.upperBound
    } else {
      place += 1
    }
  }
}

extension UInt8 {
  static let open = UInt8(ascii: "{")
  static let close = UInt8(ascii: "}")
  static let bar = UInt8(ascii: "|")
}
