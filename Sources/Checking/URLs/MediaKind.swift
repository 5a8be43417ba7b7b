internal import Schema

/// What a file is, by the extension of its name.
enum MediaKind {
  case picture
  case video
  /// A video in a container that the vendor's page does not name.
  case otherVideo
  /// A drawing that is no pixels.
  case drawing
  case page
  case sound

  private static let extensions: [(kind: MediaKind, names: [String])] = [
    (
      .picture,
      ["png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "bmp", "tif", "tiff", "ico"]
    ),
    (.video, ["mp4", "m4v", "mov", "m3u8", "ts"]),
    (.otherVideo, ["webm", "mkv", "avi", "wmv", "flv", "ogv", "mpg", "mpeg", "3gp", "mpd"]),
    (.drawing, ["svg", "svgz", "eps", "psd"]),
    (.page, ["html", "htm", "pdf", "json", "xml", "txt", "zip"]),
    (.sound, ["mp3", "m4a", "wav", "aac", "ogg", "flac"]),
  ]

  /// The kind that an extension in lower case stands for, or nil.
  init?(fileExtension: String) {
    guard let known = Self.extensions.first(where: { $0.names.contains(fileExtension) }) else {
      return nil
    }
    self = known.kind
  }

  /// The kind that the ending of a file's name stands for, or nil.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(fileExtension: fileName[fileName.index(after: dot)...].lowercased())
  }

  /// What it is, in words.
  var words: String {
    switch self {
    case .picture: "a picture"
    case .video, .otherVideo: "a video"
    case .drawing: "a drawing"
    case .page: "a document"
    case .sound: "a sound"
    }
  }
}

extension Address {
  /// The extension of the file that the path names, in lower case.
  var fileExtension: String? {
    let name = bytes[path].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .last
    guard let name, let dot = name.lastIndex(of: UInt8(ascii: ".")), name.endIndex - dot <= 6
    else { return nil }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// Whether an address without scheme begins with a name as web servers have, such as `www.example.com`.
  var beginsWithDomain: Bool {
    let start = bytes[path].prefix { $0 != UInt8(ascii: "/") }
    let labels = start.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1 else { return false }
    let isDomain = labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0 != UInt8(ascii: "_") && AddressPart.host.allows($0) }
    }
    let name = String(decoding: last, as: UTF8.self).lowercased()
    let isFile = start.endIndex == path.upperBound && MediaKind(fileExtension: name) != nil
    return isDomain && !isFile && name.allSatisfy { ("a"..."z").contains($0) }
  }
}
