/// The comment at the end of a ZIP, as bytes in no known encoding.
///
/// - Throws: What reading the source throws, and an `ArchiveError` about `name` where it has no
/// sound end.
public func archiveComment(_ source: ArchiveSource, name: String) throws -> [UInt8] {
  do {
    let end = try EndRecord(of: source).end
    return try source.bytes(end, source.count - end)
  } catch let fault as ArchiveFault {
    throw fault.error(about: name)
  }
}
