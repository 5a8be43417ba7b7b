internal import Authoring
internal import Host
internal import JSONTree
internal import Schema
internal import Shell
internal import SourceText
internal import Wording

/// What help and manuals say of field flags.
enum FieldFlagHelp {
  static let paragraph =
    "Each field has a flag, made from its path: --title sets the words of the title, --title-color "
    + "its colour, --reward-button-action what a tap does. A switch is written --show-close or "
    + "--no-show-close. A word that begins with - follows =, as in --title=-Sale-. The flag of an "
    + "object, such as --reward, takes JSON."

  /// The flags that all display types have, and where to read of the others.
  static func everywhere(_ note: String) -> [HelpSection] {
    let flags = FieldFlags.common.filter { !$0.isAround }
    let rows = flags.map { HelpSection.Row($0.label, takes: $0.takes, $0.field.summary) }
    return [HelpSection("Fields of every display type", rows: rows, note: note)]
  }

  /// The flags of the template that the words name, or of the one in this folder; nil where none can be read.
  static func ofTemplate(_ words: [String], _ console: Console) -> [HelpSection]? {
    guard let (template, title) = template(words, console) else { return nil }
    let type = template.displayType.name
    let name = title.map { printable($0) } ?? "this template"
    let owner = name == type ? type : "\(name) (\(type))"
    return sections("Fields of \(owner), and what they hold", template)
  }

  /// The template that the words name, and its title; or the one in this folder.
  private static func template(_ words: [String], _ console: Console) -> (Template, String?)? {
    let named = words.first { !$0.hasPrefix("-") && isTemplate($0) }
    let path = named ?? (isTemplate(Input.configName) ? Input.configName : nil)
    guard let path,
      let input = try? Input.template(path, command: "", stdinName: nil, console),
      let template = try? Template(Document(parsing: input.config))
    else { return nil }
    return (template, named == nil ? nil : input.title)
  }

  /// The flags of the elements of the list that the words name, or of each list of the template they name.
  static func ofElements(_ words: [String], _ console: Console) -> [HelpSection]? {
    guard let (template, _) = template(words, console) else { return nil }
    let paths = words.lazy.compactMap { try? FieldPath(parsing: $0) }
    let named = paths.compactMap { try? template.list($0) }.first { $0.model != nil }
    let all = template.displayType.block.fields.compactMap { field in
      try? template.list(FieldPath(steps: [.key(field.name)]))
    }
    let lists = named.map { [$0] } ?? all
    let sections = lists.compactMap { list in
      list.model.map { model in
        let rows = FieldFlags(ofElements: model).all.filter { !$0.isAround }.map {
          HelpSection.Row($0.label, takes: $0.takes, $0.field.summary)
        }
        return HelpSection("Fields of an element of \(list.name)", rows: rows)
      }
    }
    return sections.isEmpty ? nil : sections
  }

  /// The flags of the display type that is among the words.
  static func ofType(_ words: [String], _ console: Console) -> [HelpSection]? {
    let type = words.lazy.compactMap { Catalogue.displayType(named: $0) }.first
    guard let type, let template = try? starter(of: type) else { return nil }
    return sections("Fields of \(type), and what the starter holds", template)
  }

  private static func isTemplate(_ path: String) -> Bool {
    switch Files.kind(of: path) {
    case .file: true
    case .folder: Files.kind(of: Files.joining(path, Input.configName)) == .file
    case .other, nil: false
    }
  }

  private static func sections(_ title: String, _ template: Template) -> [HelpSection] {
    let flags = FieldFlags(of: template.displayType).all.filter { !$0.isAround }
    let dark = flags.filter { $0.origin == .block && $0.isDark(in: template.displayType) }
    let root = flags.filter { $0.origin == .root }
    let light = flags.filter { flag in
      flag.origin == .block && !dark.contains { $0.name == flag.name }
    }
    let note = template.displayType.noteOnLists
    return [(title, light, note), ("In dark mode", dark, nil), ("Beside the content", root, nil)]
      .filter { !$0.1.isEmpty }
      .map { title, flags, note in
        let rows = flags.map { HelpSection.Row($0.label, takes: $0.takes, $0.value(in: template)) }
        return HelpSection(title, rows: rows, isCut: true, note: note)
      }
  }
}

extension FieldFlag {
  /// The option as help shows it.
  fileprivate var label: String { isSwitch ? "--[no-]\(name)" : "--\(name)" }

  fileprivate func isDark(in type: DisplayType) -> Bool {
    guard case .field(let name)? = place.steps.first else { return false }
    return type.block.field(named: name)?.role == .darkTheme
  }

  /// What the flag takes, in few words.
  var takes: String {
    switch field.shape {
    case .number(let bounds): bounds.takes
    case .index: "number, from 0"
    case .code, .identifier: "text"
    case .gradient: "colour or colours"
    case .object: "text"
    case .union(let union): joined(union.kinds.map(\.takes), by: "or")
    case .choice(let choices): joined(choices.map(\.name), by: "or")
    case .list, .row: "JSON list"
    case .map, .anything: "JSON"
    default: field.shape.title
    }
  }

  /// The value in a template, on one line; empty where there is none.
  fileprivate func value(in template: Template) -> String {
    guard let place = try? template.target(of: path, for: ""), let node = place.node else {
      return ""
    }
    return printable(place.field.text(of: node))
  }
}

extension Field {
  /// A value on one line, as a user would type it where that is short.
  func text(of node: Node) -> String {
    switch (shape, node.kind) {
    case (.list, .array): return counted(node.count, "element")
    case (.gradient, .array):
      let colors = node.elements.compactMap(\.string)
      if colors.count == node.count { return colors.joined(separator: ",") }
    case (.union(let union), .object):
      guard let kind = node[union.tag]?.string.flatMap(union.kind(named:)) else { break }
      return kind.fields.first.flatMap { node[$0.name]?.string } ?? kind.name
    default: break
    }
    return node.string ?? Value(node: node)?.printed(layout: .oneLine) ?? node.text
  }
}

extension DisplayType {
  /// How fields in the first list are named; nil for a type without lists.
  fileprivate var noteOnLists: String? {
    for list in block.fields {
      guard case .list(.object(let model), _) = list.shape, let inner = model.fields.first else {
        continue
      }
      return "In a list, fields go by number, such as '\(list.name)[0].\(inner.name)=...'. "
        + "inapp describe \(name).\(list.name) names them."
    }
    return nil
  }
}

extension Bounds {
  /// The unit and the range, in few words.
  fileprivate var takes: String {
    let least = limits.last { if case .atMost = $0.edge { false } else { true } }
    let most = limits.last { if case .atMost = $0.edge { true } else { false } }
    let name = scale == .whole ? "whole number" : unit ?? "number"
    switch (least, most) {
    case (let least?, let most?): return "\(plain(least.bound)) to \(plain(most.bound)) \(name)"
    case (let limit?, nil), (nil, let limit?): return "\(name), \(limit.words)"
    case (nil, nil): return name
    }
  }
}

extension Model {
  /// One kind of a union as a user writes it: its name, or the value of its only field.
  fileprivate var takes: String { fields.first?.shape.title ?? name }
}
