import Schema
import Testing

/// Which releases lay cards out alike.
@Suite struct CardLayoutTests {
  @Test func changesAfterTheReleasesThatWereLookedAt() {
    let layouts: [(SDKVersion, CardLayout)] = [
      (.init(7, 0, 40), .edgeToEdge), (.init(7, 0, 43), .edgeToEdge), (.init(7, 1, 2), .gutter),
      (.init(7, 1, 3), .gutter), (.init(7, 2, 0), .icon), (.init(7, 2, 7), .icon),
      (.init(8, 0, 0), .icon),
    ]
    for (version, layout) in layouts { #expect(CardLayout(of: version) == layout, "\(version)") }
  }
}
