import Foundation
import TestSupport
import Testing

/// The ten display types, in the order of the starters.
let displayTypes = [
  "banner", "carousel", "fullscreen", "modal", "pip", "scratchcard", "sheet", "spinwheel",
  "stories", "video",
]

/// The JSON files of a folder of the project, by their names without `.json`, sorted.
func documents(in folder: String) throws -> [String] {
  let place = projectRoot.appendingPathComponent(folder)
  return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
    .filter { $0.pathExtension == "json" }.map { $0.deletingPathExtension().lastPathComponent }
    .sorted()
}

func bytes(of name: String, in folder: String) throws -> [UInt8] {
  try [UInt8](Data(contentsOf: projectRoot.appendingPathComponent("\(folder)/\(name).json")))
}

/// The content block of a document that is strict JSON and has the display type it is named for.
///
/// Foundation on Linux lets a comma before a closing bracket pass, so that is looked for here.
func block(of type: String, _ bytes: [UInt8]) throws -> Object {
  let root = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? Object)
  #expect(!String(decoding: bytes, as: UTF8.self).contains(/,\s*[}\]]/))
  #expect(root["displayType"] as? String == type)
  #expect(Set(root.keys) == ["displayType", type])
  return try #require(root[type] as? Object)
}

/// All strings of a value with the key nearest above each.
func strings(in value: Any, under key: String = "") -> [(key: String, text: String)] {
  switch value {
  case let text as String: [(key, text)]
  case let list as [Any]: list.flatMap { strings(in: $0, under: key) }
  case let object as Object: object.flatMap { strings(in: $0.value, under: $0.key) }
  default: []
  }
}
