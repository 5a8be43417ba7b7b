import Foundation
import JSONTree
import TestSupport
import Testing

/// What `make install` puts where, and what the archive of `make dist` holds, with the built program in the place of the
/// released one.
@Suite(.enabled(if: tool("make") != nil && tool("tar") != nil, "make or tar is not installed"))
struct InstallationTests {
  /// The parts of the project that are installed, in a folder whose name has a space.
  private func project() throws -> BuiltProgram {
    let inapp = try BuiltProgram()
    let made = try inapp.bash(
      """
      set -e
      mkdir -p 'a b/.build/static'
      cp -R \(["Makefile", "man", "completions", ".ci", "LICENSE", "README.md", "CHANGELOG.md"]
        .map { "'\(projectRoot.path)/\($0)'" }.joined(separator: " ")) 'a b'
      cp "$(command -v inapp)" 'a b/.build/static/inapp'
      """)
    try #require(made.status == 0, "\(made.everything)")
    return inapp
  }

  @Test func installPutsAllInPlaceAndUninstallTakesItAway() throws {
    let inapp = try project()
    let installed = try inapp.bash(
      "cd 'a b' && umask 077 && make -s install-built DESTDIR=../root PREFIX='/usr local'")
    #expect(installed.status == 0, "\(installed.everything)")
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: projectRoot.appending(path: "man").path
    ).map { "root/usr local/share/man/man\($0.suffix(1))/\($0)" }
    let expected =
      pages + [
        "root/usr local/bin/inapp", "root/usr local/share/bash-completion/completions/inapp",
        "root/usr local/share/zsh/site-functions/_inapp",
        "root/usr local/share/fish/vendor_completions.d/inapp.fish",
      ]
    let found = try inapp.bash("find root -type f").output.split(separator: "\n").map(String.init)
    #expect(Set(found) == Set(expected))
    #expect(
      try inapp.bash("find root -type f -perm -044 ! -perm -022").output.split(separator: "\n")
        .count == found.count)
    #expect(try inapp.bash("'root/usr local/bin/inapp' --version").status == 0)

    let removed = try inapp.bash(
      "cd 'a b' && make -s uninstall DESTDIR=../root PREFIX='/usr local'")
    #expect(removed.status == 0, "\(removed.everything)")
    #expect(try inapp.bash("find root -type f").output == "")
  }

  /// As zsh and dash hand it over.
  @Test func aTildeThatNoShellExpandedIsRefused() throws {
    let inapp = try project()
    let refused = try inapp.bash("cd 'a b' && make -s install-built 'PREFIX=~/.local'")
    #expect(refused.status == 2 && refused.errors.contains("PREFIX=\"$HOME/...\""))
    #expect(try inapp.bash("cd 'a b' && ls -d '~'").status == 2)
  }

  /// A small program stands for the built one, which would take long to pack.
  @Test func theArchiveIsTheSameEveryTime() throws {
    let inapp = try project()
    let made = try inapp.bash(
      """
      set -e
      cd 'a b'
      printf '#!/bin/sh\\necho inapp 7.8.9\\n' > .build/static/inapp
      export SOURCE_DATE_EPOCH=1796000000
      .ci/dist tar; cp .build/dist/inapp-7.8.9-*.tar.gz ../first.tar.gz
      touch -d 2001-01-01 man/*; chmod 600 README.md; umask 077
      TZ=Asia/Tokyo LC_ALL=C .ci/dist tar; cmp .build/dist/*.tar.gz ../first.tar.gz
      mkdir ../there; tar -xzf ../first.tar.gz -C ../there --strip-components=1
      """)
    #expect(made.status == 0, "\(made.everything)")
    #expect(try inapp.bash("there/bin/inapp").output == "inapp 7.8.9\n")
    let tried = try inapp.bash(
      "inapp doctor --format json",
      environment: ["XDG_DATA_DIRS": "\(inapp.folder.url.path)/there/share"])
    let installed = try #require(Document(parsing: tried.output).root?["installed"]).elements
    #expect(installed.count == 4)
    for file in installed {
      #expect(["current", "present"].contains(file["state"]?.string), "\(tried.output)")
      #expect(file["path"]?.string?.hasPrefix("\(inapp.folder.url.path)/there/share/") == true)
    }
  }
}
