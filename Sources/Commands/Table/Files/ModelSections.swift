internal import Authoring
internal import Schema
internal import Shell

extension [HelpSection] {
  /// The objects of a kind of document and their fields.
  static func objects(of root: Model) -> [HelpSection] {
    ModelReference.all(in: root).map { object in
      HelpSection(
        object.title, intro: object.summary,
        rows: object.rows.map { HelpSection.Row($0.name, takes: $0.takes, $0.text) })
    }
  }
}
