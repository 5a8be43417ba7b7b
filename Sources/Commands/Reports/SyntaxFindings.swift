internal import Checking
internal import Diagnostics
internal import JSONTree
internal import SourceText
internal import Wording

extension Document {
  /// The syntax errors and keys that appear twice, as findings about a document that no phone reads.
  var syntaxFindings: [Diagnostic] {
    func finding(_ rule: Rule, _ range: Range<Int>, _ message: String, _ help: String?)
      -> Diagnostic
    {
      Diagnostic(
        rule: rule, severity: .error, message: message, source: source, range: range, pointer: "",
        targets: [], help: help)
    }
    return problems.map { finding(.invalidJSON, $0.range, $0.message, $0.help) }
      + duplicates.map {
        finding(.duplicateKey, $0.later, "\(quoted($0.key)) appears again", "keep one of the two")
      }
  }
}
