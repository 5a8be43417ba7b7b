internal import Diagnostics
internal import JSONTree
internal import Localization
internal import Schema

/// A fault as the schema sees it, before it is known which targets are asked about.
struct Finding {
  /// What the fault leads to on a target.
  enum Effect {
    /// The same on every release of a platform.
    case everywhere(Outcomes)
    /// The field is ignored by releases without the support.
    case needs(Support)
  }

  let rule: Rule
  let message: String
  let range: Range<Int>
  let path: Path
  let effect: Effect
  var leastSeverity = Severity.info
  var help: String?
  var fix: Fix?
  /// What a release must have for the place to be read at all; releases without it are not concerned.
  var scope: Support?
  /// The phones concerned, by number; nil for all.
  var phones: Set<Int>?
  /// The translation to blame, where it is not the template.
  var entry: TranslationEntry?

  /// Whether the finding says only which targets lack something.
  var isAboutSupport: Bool {
    if case .needs = effect { true } else { false }
  }

  func consequence(on target: Target) -> Consequence {
    if let scope, !scope.isObserved(on: target) { return .accepted }
    return switch effect {
    case .everywhere(let outcomes): outcomes[target.platform]
    case .needs(let support): support.isObserved(on: target) ? .accepted : .ignored
    }
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
