import Foundation
import Schema

@testable import Localization

/// Resolves texts in the plainest way: expressions, and one replacement after the other.
struct Reference {
  private let platform: Platform
  private let passes: [(Pass, NSRegularExpression)]
  private let entries: [String: String]
  private let tags: [String: String]

  init(_ platform: Platform, entries: [String: String], tags: [String: String]) throws {
    self.platform = platform
    self.entries = entries
    self.tags = tags
    passes = try (platform == .ios ? Pass.ios : Pass.android).map {
      ($0, try expression(for: $0, on: platform))
    }
  }

  func resolve(_ text: String) -> String {
    passes.reduce(text) { text, pass in resolve(text, pass.0, pass.1) }
  }

  private func resolve(_ text: String, _ pass: Pass, _ expression: NSRegularExpression) -> String {
    var result = text
    var seen: Set<String> = []
    for match in expression.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    {
      let groups = (0..<match.numberOfRanges).map {
        (text as NSString).substring(with: match.range(at: $0))
      }
      if platform == .ios, !seen.insert(groups[0]).inserted { continue }
      let dictionary = pass.source == .tags ? tags : entries
      if let value = dictionary[groups[1]] {
        result = result.swapping(
          groups[0], for: groups[2] == "UPPERCASE" ? value.uppercased() : value)
      } else {
        let fallback =
          pass.form == .singleEmpty ? "" : pass.form == .doubleTwo ? groups[1] : groups[3]
        let isUpper = platform == .ios && groups[2] == "UPPERCASE"
        result = result.swapping(groups[0], for: isUpper ? fallback.uppercased() : fallback)
        if platform == .android, pass.form == .singleEmpty {
          result = result.swapping(groups[0], for: groups[1])
        }
      }
    }
    return result
  }
}

extension String {
  fileprivate func swapping(_ old: String, for new: String) -> String {
    replacingOccurrences(of: old, with: new, options: .literal)
  }
}
