import Foundation

/// The Python package `jsonschema`, which judges documents by a JSON Schema as its authors meant it.
public struct JSONSchemaValidator: Sendable {
  /// The validator on this machine: python3-jsonschema of Debian, or of any python3 on the PATH.
  public static let installed: JSONSchemaValidator? = {
    let candidates = [tool("python3"), URL(fileURLWithPath: "/usr/bin/python3")].compactMap { $0 }
    return candidates.lazy
      .first { (try? run($0, ["-c", "from jsonschema import Draft202012Validator"]))?.status == 0 }
      .map(JSONSchemaValidator.init)
  }()

  private let python: URL

  /// Judges documents, one line of JSON each, all in one process.
  ///
  /// - Returns: For each document what is wrong with it first, or nil where it fits.
  /// - Throws: `RunFailure` if the schema, one line of JSON too, does not fit the metaschema.
  public func faults(of documents: [String], by schema: String) throws -> [String?] {
    let input = ([schema] + documents).joined(separator: "\n") + "\n"
    let finished = try run(
      python, ["-X", "utf8", "-c", Self.script], stdin: Data(input.utf8), timeout: 300)
    let answers = finished.output.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    guard finished.status == 0, answers.count == documents.count else {
      throw RunFailure(description: "jsonschema: \(finished.errors.suffix(2000))")
    }
    return answers.map { $0 == "fits" ? nil : String($0) }
  }

  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.loads(sys.stdin.readline())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    for line in sys.stdin:
        error = next(validator.iter_errors(json.loads(line)), None)
        print("fits" if error is None else ascii(error.json_path + " " + error.message[:120]))
    """
}
