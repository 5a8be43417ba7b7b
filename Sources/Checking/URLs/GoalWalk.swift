internal import Diagnostics
internal import JSONTree
internal import Schema
internal import Wording

extension Walker {
  /// Checks where an address leads.
  func checkGoal(of site: AddressSite) {
    let scheme = site.address.schemeName
    if let scheme, dangerousSchemes.contains(scheme) { return reportDanger(site, scheme) }
    if site.lacksScheme {
      site.destination.isMedia ? checkMediaWithoutScheme(site) : reportMissingScheme(site)
      return
    }
    if let scheme, ["http", "https"].contains(scheme), site.hasNoHost { return reportNoHost(site) }
    if site.destination.isMedia {
      if scheme != "https" { reportInsecure(site) }
      checkKind(site)
    } else {
      checkCase(site)
    }
  }

  private func reportDanger(_ site: AddressSite, _ scheme: String) {
    report(
      .urlDangerousScheme, at: site.node.range,
      "\(site.field.name) must not be a \(quoted("\(scheme):")) address",
      Outcomes(both: .undocumented), atLeast: .warning,
      help: site.destination.isMedia
        ? "put the file on a server, and write its https:// address"
        : "write an https:// address, or one with your app's own scheme")
  }

  private func checkMediaWithoutScheme(_ site: AddressSite) {
    if site.address.authority != nil { return reportInsecure(site) }
    if site.guessedAddress != nil { return reportMissingScheme(site) }
    report(
      .mediaInArchive, at: site.node.range,
      "\(site.field.name) must be an absolute HTTPS address, not the path \(quoted(site.text))",
      Outcomes(both: site.unreachable), atLeast: .warning,
      help: "phones load media from the network, never from the ZIP")
  }

  private func reportMissingScheme(_ site: AddressSite) {
    report(
      .urlWithoutScheme, at: site.node.range,
      "\(quoted(site.text)) does not begin with a scheme such as https:",
      Outcomes(
        // A colon at the very start is read by some systems and refused by others.
        ios: site.text.hasPrefix(":") ? .undocumented : site.unreachable,
        android: site.unreachable),
      atLeast: .warning,
      change: site.destination == .link ? "\(path.asTyped) opens nothing" : nil,
      help: site.guessedAddress.map { "write \(inFull($0))" }
        ?? "write https:// for the web, or your app's own scheme",
      fix: site.unsafe(site.guessedAddress, self))
  }

  private func reportNoHost(_ site: AddressSite) {
    report(
      .urlWithoutHost, at: site.node.range, "\(quoted(site.text)) names no host",
      Outcomes(both: site.unreachable), atLeast: .warning,
      change: site.destination == .link ? "\(path.asTyped) opens nothing" : nil,
      help: site.guessedHost.map { "write \(inFull($0))" } ?? "write https://, then the host",
      fix: site.unsafe(site.guessedHost, self))
  }

  private func reportInsecure(_ site: AddressSite) {
    report(
      .mediaNotHTTPS, at: site.node.range,
      "\(site.field.name) must be an absolute HTTPS address, not \(quoted(site.text))",
      Outcomes(both: site.address.scheme == nil ? site.unreachable : .undocumented),
      atLeast: .warning, help: "the vendor's page promises nothing for other addresses",
      fix: site.unsafe(site.secured, self))
  }

  private func checkKind(_ site: AddressSite) {
    guard let name = site.address.fileExtension, let kind = MediaKind(fileExtension: name) else {
      return
    }
    let isSure: Bool
    switch (site.destination, kind) {
    case (.image, .picture), (.video, .video), (.link, _): return
    // Not every reader of drawings and videos is known.
    case (.image, .drawing), (.video, .otherVideo): isSure = false
    default: isSure = true
    }
    let expected = site.destination == .image ? "a picture" : "an HLS or MP4 video"
    let isOtherVideo = site.destination == .video && kind == .otherVideo
    let given = isOtherVideo ? ".\(name)" : "\(kind.words) (.\(name))"
    report(
      .mediaKind, at: site.node.range,
      "\(site.field.name) must be \(expected), not \(given)",
      Outcomes(both: isSure ? site.unreachable : .undocumented), atLeast: .warning,
      help: site.destination == .image
        ? "use a PNG or JPEG; a video belongs in a video or pip message"
        : "use an MP4 file or an HLS playlist (.m3u8)")
  }

  /// Android compares schemes letter by letter when it looks for an app that opens them.
  private func checkCase(_ site: AddressSite) {
    guard let scheme = site.address.scheme, let name = site.address.schemeName,
      site.address.text(of: scheme) != name
    else { return }
    let lowered = name + site.text.dropFirst(name.count)
    report(
      .urlSchemeCase, at: site.node.range,
      "the scheme of \(site.field.name) should be in lower case",
      Outcomes(ios: .accepted, android: .undocumented), help: "write \(inFull(lowered))",
      fix: site.safe(lowered, self))
  }
}

/// Schemes that run code, read files, or lead nowhere.
private let dangerousSchemes: Set<String> = ["javascript", "vbscript", "data", "file", "about"]

extension AddressSite {
  /// Whether there is no scheme, or only what stands before a port or after a drive's letter.
  fileprivate var lacksScheme: Bool {
    guard let name = address.schemeName else { return true }
    return destination.isMedia && name.utf8.count == 1 || isHostAndPort
  }

  /// Whether it reads `example.com:8080/…`.
  private var isHostAndPort: Bool {
    guard let name = address.schemeName, name == "localhost" || name.contains(".") else {
      return false
    }
    let port = address.bytes[address.path].prefix { $0 != UInt8(ascii: "/") }
    return !port.isEmpty && port.allSatisfy(isDigit)
  }

  /// The web address that was most likely meant where the scheme is missing.
  fileprivate var guessedAddress: String? {
    if address.authority != nil { return "https:" + text }
    if text.hasPrefix("://") { return "https" + text }
    return isHostAndPort || address.beginsWithDomain ? "https://" + text : nil
  }

  fileprivate var hasNoHost: Bool { address.authority?.host.isEmpty ?? true }

  /// The web address that was most likely meant where slashes are missing or too many.
  fileprivate var guessedHost: String? {
    guard let scheme = address.schemeName else { return nil }
    let rest = address.bytes[scheme.utf8.count + 1..<address.bytes.count]
    let host = String(decoding: rest.drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
    return Address(host).beginsWithDomain ? "\(scheme)://\(host)" : nil
  }

  /// The same address over HTTPS, where it is one over plain HTTP or over either.
  fileprivate var secured: String? {
    if address.scheme == nil { return "https:" + text }
    return address.schemeName == "http" ? "https" + text.dropFirst(4) : nil
  }
}
