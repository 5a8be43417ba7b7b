internal import JSONTree
internal import Localization
internal import Schema

/// Each of these runs a body in a narrower scope, and goes back to the one before.
extension Walker {
  /// One step further down: what is reported is about a member or element of the place at hand.
  mutating func inside(_ step: PathStep, _ body: (inout Walker) -> Void) {
    steps.append(step)
    body(&self)
    steps.removeLast()
  }

  /// At another place altogether, wherever the walker is.
  mutating func at(_ path: Path, _ body: (inout Walker) -> Void) {
    let outer = steps
    steps = path.steps
    body(&self)
    steps = outer
  }

  /// About some phones only, while the text at hand is read by more; nil changes nothing.
  mutating func limited(to phones: Set<Int>?, _ body: (inout Walker) -> Void) {
    let outer = group
    group = phones ?? group
    body(&self)
    group = outer
  }

  /// About a content block that only some phones read, so that no other reads the texts in it; nil for all.
  mutating func among(_ phones: Set<Int>?, _ body: (inout Walker) -> Void) {
    let outer = (group, readers)
    group = phones
    readers = phones
    body(&self)
    group = outer.0
    readers = outer.1
  }

  /// About a translation, which is blamed in place of the template; nil blames the template.
  mutating func blaming(_ entry: TranslationEntry?, _ body: (inout Walker) -> Void) {
    let outer = self.entry
    self.entry = entry
    body(&self)
    self.entry = outer
  }

  /// About the releases with the support only; nil changes nothing.
  mutating func onlyWhere(_ support: Support?, _ body: (inout Walker) -> Void) {
    let outer = scope
    scope = support ?? scope
    body(&self)
    scope = outer
  }
}

extension Support {
  /// Every release of the platforms on which something is so.
  static func everyRelease(where holds: PerPlatform<Bool>) -> Support {
    Support(
      documented: Availability(both: nil),
      observed: Availability(
        ios: holds.ios ? Platform.ios.firstRelease : nil,
        android: holds.android ? Platform.android.firstRelease : nil))
  }
}
