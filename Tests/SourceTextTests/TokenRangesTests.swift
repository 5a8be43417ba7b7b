import SourceText
import Testing

@Suite("Tokens in excerpts") struct TokenRangesTests {
  @Test(
    "The value of auth is hidden, however broken the line is",
    arguments: [
      #"{"request":{"application":"abc","auth":"SECRET","notifications":[]}}"#,
      #"{"auth" : "SECRET", "Auth":"SECRET"}"#, #"  "auth": "SECRET"#, #"{"auth":["SECRET"]}"#,
      #"{"auth":{"a":"SECRET"},"b":1}"#, #"{"auth" "SECRET",}"#, #"{auth: SECRET, b: 1}"#,
      #"{"AUTH":"x\"SECRET"}"#, #"{'auth':'SECRET'}"#,
      #"{"auth":["a","SECRET"]}"#, #"{"auth":{"a":"x","b":"SECRET"}}"#, #"{"auth":"it's SECRET"}"#,
      #"{"auth":"a\\\"SECRET"}"#, #"{"a":1,,"auth":"SECRET"}"#,
      "{\"auth\":\n\"SECRET\"}", "{\"auth\"\r\n\r\n  : \t\"SECRET\"}", "{\"auth\"\n:\n\nSECRET\n}",
      #"{"\u0061uth":"SECRET"}"#, #"{"a\u0055th":"SECRET"}"#, #"{"auth":"aa"+"SECRET"}"#,
      #"{"auth":"aa" "SECRET"}"#, #"{"api_token":"SECRET"}"#, #"{"authorization":"SECRET"}"#,
      #"{"X-Auth-Key":"SECRET"}"#, #"{apiToken = SECRET}"#, #"{"auth" SECRET}"#,
      "{\"auth\":\"a\nSECRET\"}",
      "{\"auth\": [\n  \"a]\",\n  \"SECRET\"\n]}",
      "{\"auth\": [\n  \"SECRET\"\n]}", "{\"a\": 1, \"auth\": {\n\"b\": \"SECRET\"}}",
    ])
  func hidden(line: String) {
    let source = SourceFile(name: "a.json", bytes: Array(line.utf8))
    for place in 0..<line.utf8.count {
      let excerpt = Excerpt(of: place..<place + 1, in: source)
      #expect(!excerpt.line.contains("SECRET"), "\(excerpt.line)")
    }
  }

  @Test(
    "Other words stay, and so does the placeholder",
    arguments: [
      #"{"auth": "API_TOKEN"}"#, #"{"author": "Anna", "authors": "b"}"#, #"{"auth"}"#, "auth",
      #"{"text": "Your auth code, and what to do"}"#,
    ])
  func kept(line: String) {
    let source = SourceFile(name: "a.json", bytes: Array(line.utf8))
    #expect(Excerpt(of: 0..<1, in: source).line == line)
  }

  @Test(
    "A key on another line hides nothing but its value",
    arguments: [
      #"{"auth": "API_TOKEN","#, #"{"auth": "x","#, #"{"auth":"#, #""text": "my auth","#, "[", "",
      #"{"auth": ["a"],"#,
    ])
  func keptBelow(line: String) {
    let next = #""notifications": [],"#
    let source = SourceFile(name: "a.json", bytes: Array("\(line)\nAPI_TOKEN\n\(next)\n".utf8))
    let start = line.utf8.count + 11
    #expect(Excerpt(of: start..<start + 1, in: source).line == next)
  }
}
