/// A number of bytes as people write it, in steps of 1024: "812 B", "1.2 KiB", "16 MiB".
public func byteCount(_ bytes: Int) -> String {
  var unit = "B"
  var scale = 1
  for next in ["KiB", "MiB", "GiB", "TiB"] where bytes / scale >= 1024 {
    unit = next
    scale *= 1024
  }
  let tenths = bytes / scale * 10 + bytes % scale * 10 / scale
  if scale == 1 || tenths % 10 == 0 || tenths >= 1000 { return "\(bytes / scale) \(unit)" }
  return "\(tenths / 10).\(tenths % 10) \(unit)"
}

/// The same, or to the byte where the words are those of another number, too.
public func byteCount(_ bytes: Int, besides other: Int) -> String {
  byteCount(bytes) == byteCount(other) ? "\(bytes) B" : byteCount(bytes)
}
