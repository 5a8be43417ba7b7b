import JSONTree
import Localization
import Schema
import SourceText
import Templates

@testable import Rendering

/// A picture of 400 × 300 that needs no network.
let samplePicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='300'%3E"
  + "%3Crect width='400' height='300' fill='teal'/%3E%3C/svg%3E"

/// A starter whose pictures and films need no network.
func sample(_ type: String) -> Document {
  let text = String(decoding: Starters.native(named: type)?.bytes ?? [], as: UTF8.self)
  let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map { part in
    guard part.hasPrefix("https://cdn.") else { return String(part) }
    let isFilm = part.hasSuffix(".mp4") || part.hasSuffix(".m3u8")
    return isFilm ? "data:video/mp4,none" : samplePicture
  }
  return Document(parsing: parts.joined(separator: "\""), name: "native-config.json")
}

/// The preview of a document on phones that show it.
func preview(
  _ document: Document, translations: Document? = nil, targets: [Target] = [.newest(.ios)],
  locales: [String?] = [nil], remarks: [Preview.Remark] = []
) -> Preview {
  let translations = translations.map { Translations($0) }
  return Preview(
    title: "sample",
    phones: targets.flatMap { target in
      locales.map { phone(document, translations: translations, on: target, in: $0) }
    },
    otherLocale: nil, remarks: remarks)
}

/// What a phone does with a document.
func phone(
  _ document: Document, translations: Translations? = nil, on target: Target = .newest(.ios),
  in locale: String? = nil, _ outcome: String = "shown", because reasons: [String] = []
) -> Preview.Phone {
  Preview.Phone(
    target: target, locale: locale, outcome: outcome, reasons: reasons, template: document,
    translations: translations)
}

/// The preview of a document that is written as text.
func preview(_ text: String, targets: [Target] = [.newest(.ios)]) -> Preview {
  preview(Document(parsing: text), targets: targets)
}

extension Value {
  /// The value at names and numbers between dots: `scenes.0.title.label`.
  func at(_ path: String) -> Value? {
    path.split(separator: ".").reduce(self as Value?) { value, step in
      guard case .array(let elements)? = value else { return value?[String(step)] }
      return Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    }
  }
}
