internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema

/// A fault as the schema sees it, before it is known which targets are asked about.
struct Finding {
  /// What the fault leads to on a target.
  enum Effect: Hashable {
    /// The same on every release of a platform.
    case everywhere(Outcomes)
    /// The field is ignored by releases without the support.
    case needs(Support)
    /// Another thing from some release of each platform on.
    case changed(in: Availability, before: Outcomes, since: Outcomes)
  }

  let rule: Rule
  let message: String
  let range: Range<Int>
  let path: Path
  let effect: Effect
  var leastSeverity = Severity.info
  /// What the phone shows where it changes something: "45 shows as 30".
  var change: String?
  var help: String?
  var fix: Fix?
  /// What a release must have for the place to be read at all; releases without it are not concerned.
  var scope: Support?
  /// The phones concerned, by number; nil for all.
  var phones: Set<Int>?
  /// The translation to blame, where it is not the template.
  var entry: TranslationEntry?
  /// How many faults it stands for.
  var count = 1

  /// The place as users write it: from the content block, or from the root with `$.`.
  var place: String { path.asTyped }

  /// Whether the finding says only which targets lack something.
  var isAboutSupport: Bool {
    if case .needs = effect { true } else { false }
  }

  func consequence(on target: Target) -> Consequence {
    if let scope, !scope.isObserved(on: target) { return .accepted }
    return switch effect {
    case .everywhere(let outcomes): outcomes[target.platform]
    case .needs(let support): support.isObserved(on: target) ? .accepted : .ignored
    case .changed(let releases, let before, let since):
      releases[target.platform].map { $0 <= target.version } ?? false
        ? since[target.platform] : before[target.platform]
    }
  }
}

extension Finding.Effect {
  /// The same on Android; on iOS it is not documented whether the fault has its consequence.
  var inDoubtOnIOS: Self {
    switch self {
    case .everywhere(let outcomes): .everywhere(outcomes.inDoubtOnIOS)
    case .needs: self
    case .changed(let releases, let before, let since):
      .changed(in: releases, before: before.inDoubtOnIOS, since: since.inDoubtOnIOS)
    }
  }

  /// The first on releases of the target's platform before the target; the second on all others.
  static func before(_ release: Target, _ earlier: Consequence, then outcomes: Outcomes) -> Self {
    release.platform == .ios
      ? .changed(
        in: Availability(ios: release.version, android: nil),
        before: Outcomes(ios: earlier, android: outcomes.android), since: outcomes)
      : .changed(
        in: Availability(ios: nil, android: release.version),
        before: Outcomes(ios: outcomes.ios, android: earlier), since: outcomes)
  }
}

extension Outcomes {
  fileprivate var inDoubtOnIOS: Self {
    Outcomes(ios: ios == .accepted ? .accepted : .undocumented, android: android)
  }
}

extension Path {
  /// The path as users write it: from the content block, or from the root with `$.`.
  var asTyped: String {
    guard case .key(let name)? = steps.first, steps.count > 1,
      Catalogue.displayType(named: name) != nil
    else { return steps.isEmpty ? "the file" : fromRoot }
    return Path(Array(steps.dropFirst())).description
  }

  private var fromRoot: String {
    description.hasPrefix("[") ? "$\(self)" : "$.\(self)"
  }
}

extension Consequence {
  /// How grave a finding with this consequence is.
  var severity: Severity {
    switch self {
    case .dropped: .error
    case .clamped, .ignored, .degraded: .warning
    case .undocumented, .accepted: .info
    }
  }
}
