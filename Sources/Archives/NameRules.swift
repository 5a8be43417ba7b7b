internal import Wording

/// Finds why an entry's name must not be written to disk.
///
/// A folder's name comes without its final slash.
func fault(inName name: String, budget: Budget) -> (reason: Refusal.Reason, sentence: String)? {
  if name.isEmpty { return (.emptyName, "has no name") }
  if name.hidesScalars {
    return (.hiddenCharacter, "has an invisible or control character in its name")
  }
  if name.utf8.count > budget.nameBytes {
    return (.longName, longName(budget))
  }
  if name.utf8.contains(UInt8(ascii: "\\")) {
    return (.backslash, "has a backslash in its name")
  }
  if name.utf8.first == UInt8(ascii: "/") {
    return (.absolutePath, "starts at the root of the disk")
  }
  if name.utf8.contains(UInt8(ascii: ":")) {
    return (.driveLetter, "has a colon in its name, which names a drive or a stream on Windows")
  }
  if let character = name.first(where: { "<>\"|?*".contains($0) }) {
    return (.reservedName, "has a \(character) in its name, which Windows does not allow")
  }
  let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  if parts.contains(where: { $0.elementsEqual("..".utf8) }) {
    return (.leavesFolder, "leaves the folder")
  }
  if parts.contains(where: { $0.isEmpty || $0.elementsEqual(".".utf8) }) {
    return (.oddPath, "has an empty or \".\" part in its path")
  }
  if parts.count > budget.depth {
    return (.deepPath, "lies more than \(budget.depth) folders deep")
  }
  if let part = parts.lazy.map({ String(Substring($0)) }).first(where: isReserved) {
    return (.reservedName, "uses \(quoted(part)), a name that Windows does not allow")
  }
  return nil
}

func longName(_ budget: Budget) -> String {
  "has a name of more than \(budget.nameBytes) bytes"
}

/// Whether Windows keeps a name for a device, or drops its last character.
private func isReserved(_ part: String) -> Bool {
  if part.hasSuffix(".") || part.hasSuffix(" ") { return true }
  let stem = part.prefix { $0 != "." }.uppercased()
  let bare = String(stem.reversed().drop { $0 == " " }.reversed())
  if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(bare) { return true }
  guard bare.hasPrefix("COM") || bare.hasPrefix("LPT"), bare.count == 4 else { return false }
  return "0123456789¹²³".contains(bare.suffix(1))
}

/// The form in which two names that one disk cannot hold side by side are equal.
///
/// Folds case; `String` itself compares by Unicode equivalence.
func diskKey(_ name: String) -> String {
  // A capital sharp s has small letters that are those of ss in capitals only.
  name.lowercased().uppercased().lowercased()
}
