internal import Wording

/// Finds why an entry's name must not be written to disk.
///
/// A folder's name comes without its final slash.
func fault(inName name: String, budget: Budget) -> ArchiveFault? {
  if name.isEmpty { return ArchiveFault(.emptyName, "has no name") }
  if name.hidesScalars {
    return ArchiveFault(.hiddenCharacter, "has an invisible or control character in its name")
  }
  if name.utf8.count > budget.nameBytes { return longName(name.utf8.count, budget) }
  if name.utf8.contains(UInt8(ascii: "\\")) {
    return ArchiveFault(.backslash, "has a backslash in its name")
  }
  if name.utf8.first == UInt8(ascii: "/") {
    return ArchiveFault(.absolutePath, "starts at the root of the disk")
  }
  if name.utf8.contains(UInt8(ascii: ":")) {
    return ArchiveFault(
      .driveLetter, "has a colon in its name, which names a drive or a stream on Windows")
  }
  if let character = name.unicodeScalars.first(where: { "<>\"|?*".unicodeScalars.contains($0) }) {
    return ArchiveFault(
      .reservedName, "has a \(character) in its name, which Windows does not allow")
  }
  return faultInParts(of: name, budget)
}

private func faultInParts(of name: String, _ budget: Budget) -> ArchiveFault? {
  let parts = pathParts(name)
  if parts.contains(where: { $0.elementsEqual("..".utf8) }) {
    return ArchiveFault(.leavesFolder, "leaves the folder")
  }
  if parts.contains(where: { $0.isEmpty || $0.elementsEqual(".".utf8) }) {
    return ArchiveFault(.oddPath, "has an empty or \".\" part in its path")
  }
  // The slashes at the ends stand for those that a folder's name is joined with.
  if "/\(name)/".count(where: { $0 == "/" }) != parts.count + 1 {
    return ArchiveFault(
      .oddPath, "has a slash in its path that is drawn together with a letter or accent")
  }
  if parts.count > budget.depth {
    return ArchiveFault(
      .deepPath, "has \(parts.count) parts in its path; the limit is \(budget.depth)")
  }
  if let part = parts.lazy.map({ String(Substring($0)) }).first(where: isReserved) {
    return ArchiveFault(.reservedName, "uses \(quoted(part)), a name that Windows does not allow")
  }
  return nil
}

func longName(_ count: Int, _ budget: Budget) -> ArchiveFault {
  ArchiveFault(.longName, "has a name of \(count) bytes; the limit is \(budget.nameBytes)")
}

/// The parts of a path, empty ones too, cut at each slash even where an accent sits on it.
func pathParts(_ path: String) -> [Substring.UTF8View] {
  path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
}

/// Whether Windows keeps a name for a device, or drops its last character.
private func isReserved(_ part: String) -> Bool {
  if let last = part.utf8.last, ". ".utf8.contains(last) { return true }
  let stem = part.uppercased().unicodeScalars.prefix { $0 != "." }
  let bare = String(String.UnicodeScalarView(stem.reversed().drop { $0 == " " }.reversed()))
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
