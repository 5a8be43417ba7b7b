internal import Host

/// Returns what a file is that does not belong in a template, or nil when it may.
///
/// - Parameter name: the path inside the folder or archive.
/// - Returns: words such as "a Mac's folder settings".
public func junkKind(_ name: String) -> String? {
  if name == IgnoreRules.fileName { return "pack's list of what to leave out" }
  return pathParts(name.lowercased()).lazy.compactMap(junkKind(ofPart:)).first
}

/// Compares bytes: to `String` an accent makes one letter with the dot or slash in front of it.
private func junkKind(ofPart part: Substring.UTF8View) -> String? {
  if let kind = junkNames[String(Substring(part))] { return kind }
  if TemporaryName.matches(String(Substring(part))) { return "an unfinished write" }
  if part.starts(with: "._".utf8) { return "a Mac's file attributes" }
  if part.starts(with: ".env.".utf8) { return "a secret" }
  if part.starts(with: ".#".utf8) || (part.first == hash && part.last == hash) {
    return "an editor's lock or backup"
  }
  return junkEndings.first { part.suffix($0.ending.utf8.count).elementsEqual($0.ending.utf8) }?.kind
}

private let hash = UInt8(ascii: "#")

/// Whether a file does not belong in a template.
public func isJunk(_ name: String) -> Bool {
  junkKind(name) != nil
}

private let junkNames = [
  ".ds_store": "a Mac's folder settings",
  "__macosx": "a Mac's file attributes",
  ".appledouble": "a Mac's file attributes",
  ".spotlight-v100": "a Mac's search index",
  ".trashes": "a Mac's bin",
  "thumbs.db": "Windows' picture cache",
  "desktop.ini": "Windows' folder settings",
  IgnoreRules.fileName: "a list that pack reads only at the root",
  ".git": "version control",
  ".gitignore": "version control",
  ".gitattributes": "version control",
  ".gitmodules": "version control",
  ".hg": "version control",
  ".hgignore": "version control",
  ".svn": "version control",
  ".bzr": "version control",
  "cvs": "version control",
  ".env": "a secret",
  ".netrc": "a secret",
  ".ssh": "a secret",
  ".npmrc": "a secret",
  ".pypirc": "a secret",
  "id_rsa": "a secret",
  "id_dsa": "a secret",
  "id_ecdsa": "a secret",
  "id_ed25519": "a secret",
  "credentials.json": "a secret",
  "secrets.json": "a secret",
  "google-services.json": "an app's settings",
  "googleservice-info.plist": "an app's settings",
]

private let junkEndings: [(ending: String, kind: String)] = [
  ("~", "an editor's lock or backup"),
  (".swp", "an editor's lock or backup"),
  (".swo", "an editor's lock or backup"),
  (".pem", "a secret"),
  (".key", "a secret"),
  (".p8", "a secret"),
  (".p12", "a secret"),
  (".pfx", "a secret"),
  (".jks", "a secret"),
  (".keystore", "a secret"),
  (".mobileprovision", "a secret"),
  (".zip", "another archive"),
]
