internal import Foundation

/// A small disk of its own, taken away at the end; only root on Linux may have one.
public final class Disk: Sendable {
  /// Where the disk is seen.
  public let folder: TemporaryFolder

  /// Makes a disk in memory, such as `size=64k`.
  public init(_ options: String) throws {
    folder = try TemporaryFolder()
    guard let mount = tool("mount") else { throw RunFailure(description: "there is no mount") }
    let mounted = try run(mount, ["-t", "tmpfs", "-o", options, "none", folder.url.path])
    guard mounted.status == 0 else { throw RunFailure(description: mounted.errors) }
  }

  deinit { _ = try? run(tool("umount") ?? folder.url, [folder.url.path]) }

  /// Whether this machine lets us make one.
  public static let isAvailable: Bool = { (try? Disk("size=64k")) != nil }()
}
