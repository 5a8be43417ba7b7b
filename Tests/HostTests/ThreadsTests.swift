import Host
import Testing

@Suite("Work on all cores")
struct ThreadsTests {
  @Test("Results come in the order of the elements", arguments: [0, 1, 7, 15, 16, 17, 1000, 4097])
  func order(count: Int) {
    let elements = Array(0..<count)
    #expect(Threads.map(elements) { "\($0)" } == elements.map { "\($0)" })
  }

  @Test("Few heavy elements are spread one by one", arguments: [0, 1, 2, 3, 8, 100])
  func heavy(count: Int) {
    let elements = Array(0..<count)
    let results = Threads.map(elements, fewestPerThread: 1, threads: 4) { $0 * 2 }
    #expect(results == elements.map { $0 * 2 })
  }

  @Test("Any number of threads gives the same", arguments: [-1, 0, 1, 2, 7, 1000])
  func threads(count: Int) {
    let elements = Array(0..<500)
    #expect(Threads.map(elements, threads: count) { $0 * 2 } == elements.map { $0 * 2 })
  }

  @Test("A body may recurse as deep as documents are nested")
  func depth() {
    @Sendable func sum(to number: Int) -> Int { number == 0 ? 0 : number + sum(to: number - 1) }
    #expect(
      Threads.map(Array(repeating: 10_000, count: 64)) { sum(to: $0) }.allSatisfy {
        $0 == 50_005_000
      })
  }
}
