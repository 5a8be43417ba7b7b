import Foundation
import Host
import TestSupport
import Testing

extension TemporaryFolder {
  /// The path of a file in the folder.
  func path(_ name: String) -> String { "\(url.path)/\(name)" }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: destination)
  }

  /// The bytes of a file as text.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: self[name]), as: UTF8.self)
  }
}

/// The permission bits of a file.
func mode(_ path: String) throws -> Int {
  let attributes = try FileManager.default.attributesOfItem(atPath: path)
  return try #require(attributes[.posixPermissions] as? Int)
}

func setMode(_ path: String, _ mode: Int) throws {
  try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
}

/// The code of the error that the body must throw.
func code(_ body: () throws -> Void) -> FileError.Code? {
  do { try body() } catch { return (error as? FileError)?.code }
  return nil
}

/// The message of the error that the body must throw, with the folder's path taken out.
func message(in folder: TemporaryFolder, _ body: () throws -> Void) -> String? {
  do { try body() } catch {
    return (error as? FileError)?.message.replacing(folder.url.path + "/", with: "")
  }
  return nil
}

let isRoot = geteuid() == 0
