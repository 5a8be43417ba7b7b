import Foundation
import Templates
import Testing

@Suite struct StarterTests {
  private func starter(_ name: String) throws -> (bytes: [UInt8], block: Object) {
    let bytes = try #require(Starters.native(named: name)).bytes
    return (bytes, try block(of: name, bytes))
  }

  @Test func everyFileIsListedOnceInOrder() throws {
    #expect(Starters.native.map(\.name) == displayTypes)
    #expect(try documents(in: "Templates/native") == displayTypes)
  }

  @Test func everyRequestIsListedOnce() throws {
    let names = Starters.inbox.map { "inbox-\($0.name)" }
    #expect(try documents(in: "Templates/inbox") == names.sorted() && names.count == 6)
    for starter in Starters.inbox {
      #expect(try starter.bytes == bytes(of: "inbox-\(starter.name)", in: "Templates/inbox"))
    }
    #expect(Starters.inbox(named: "Banner") == nil)
  }

  @Test func unknownNamesFindNothing() {
    #expect(Starters.native(named: "Banner") == nil)
    #expect(Starters.native(named: "") == nil)
  }

  @Test(arguments: displayTypes) func theProgramHoldsTheFile(name: String) throws {
    #expect(try starter(name).bytes == bytes(of: name, in: "Templates/native"))
  }

  @Test(arguments: displayTypes) func linesAreShortAndPlain(name: String) throws {
    let text = try #require(String(validating: starter(name).bytes, as: UTF8.self))
    #expect(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"))
    #expect(!text.contains("\t") && !text.utf8.contains(UInt8(ascii: "\r")))
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= 100, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
  }

  @Test(arguments: displayTypes) func mediaAndLinksAreExamples(name: String) throws {
    let found = strings(in: try starter(name).block)
    for (key, text) in found where ["image", "poster", "fallback"].contains(key) {
      #expect(text.hasPrefix("https://cdn.example.com/"), "\(key): \(text)")
    }
    for (key, text) in found where key == "url" {
      let isMedia = text.hasPrefix("https://cdn.example.com/") && text.hasSuffix(".mp4")
      #expect(isMedia || text.hasPrefix("exampleapp://"), "\(text)")
      #expect(URL(string: text)?.scheme != nil, "\(text)")
    }
  }

  @Test(arguments: displayTypes) func coloursAreWrittenOneWay(name: String) throws {
    for (key, text) in strings(in: try starter(name).block)
    where ["color", "background"].contains(key) || text.hasPrefix("#") {
      #expect(Paint(text) != nil, "\(key): \(text)")
    }
  }

  @Test(arguments: displayTypes.filter { $0 != "pip" })
  func textStandsOutFromItsSurface(name: String) throws {
    let block = try starter(name).block
    let letterings = try letterings(of: name, block)
    let written = Set(strings(in: block).filter { $0.key == "text" }.map(\.text))
    #expect(Set(letterings.map(\.text)) == written, "every text is measured")
    for lettering in letterings {
      #expect(lettering.contrast >= 4.5, "\(lettering.text)")
    }
  }

  @Test(arguments: displayTypes) func wordsFitTheirPlaces(name: String) throws {
    let block = try starter(name).block
    let titleLimit = ["banner": 28, "scratchcard": 24, "spinwheel": 24][name, default: 40]
    for title in texts("title", in: block) { #expect(title.count <= titleLimit, "\(title)") }
    for label in texts("text", in: block) { #expect(label.count <= 20, "\(label)") }
    for segment in block["segments"] as? [Object] ?? [] {
      let label = try #require((segment["message"] as? Object)?["text"] as? String)
      #expect(label.count <= 7, "\(label)")
    }
  }

  /// The words of every Text under a key; under `text` are the labels of buttons.
  private func texts(_ key: String, in value: Any) -> [String] {
    switch value {
    case let list as [Any]: list.flatMap { texts(key, in: $0) }
    case let object as Object:
      object.flatMap { name, child -> [String] in
        let words = name == key ? (child as? Object)?["text"] as? String : nil
        return [words].compactMap { $0 } + texts(key, in: child)
      }
    default: []
    }
  }
}
