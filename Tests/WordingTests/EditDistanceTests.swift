import TestSupport
import Testing

@testable import Wording

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("ab", "ba", 1), ("abc", "acb", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("abcd", "badc", 2), ("é", "e\u{301}", 0), ("abcdef", "abcdef", 0),
  ])
  func countsErrors(left: String, right: String, errors: Int) {
    #expect(editDistance(Array(left), Array(right), atMost: 10) == errors)
    for limit in 0..<errors {
      #expect(editDistance(Array(left), Array(right), atMost: limit) == nil)
    }
  }

  /// The banded computation agrees with the plain table on random words, and obeys the laws of a distance.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func agreesWithThePlainTable(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let left = random.word()
      let right = random.word()
      let plain = plainDistance(left, right)
      for limit in 0...4 {
        let expected = plain <= limit ? plain : nil
        #expect(editDistance(left, right, atMost: limit) == expected, "\(left) \(right) \(limit)")
        #expect(editDistance(right, left, atMost: limit) == expected)
      }
    }
  }

  /// A name with one typing error in it finds the name again, or another that is as near.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func oneErrorIsForgiven(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let names = NearestTests.commands
    for _ in 0..<300 {
      let name = names[Int.random(in: 0..<names.count, using: &random)]
      var letters = Array(name)
      let index = Int.random(in: 0..<letters.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: letters.insert("q", at: index)
      case 1: letters[index] = "q"
      default: if index > 0 { letters.swapAt(index, index - 1) }
      }
      let found = nearestFew(to: String(letters), in: names, limit: 10)
      #expect(!found.isEmpty, "\(String(letters))")
      for other in found {
        let distance = plainDistance(
          letters.filter { $0 != "-" }, Array(other.filter { $0 != "-" }))
        #expect(distance <= 1)
      }
    }
  }
}

/// The textbook table of the optimal string alignment distance.
private func plainDistance(_ left: [Character], _ right: [Character]) -> Int {
  var table = [[Int]](
    repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
  for row in 0...left.count {
    for column in 0...right.count {
      guard row > 0, column > 0 else {
        table[row][column] = max(row, column)
        continue
      }
      let same = left[row - 1] == right[column - 1]
      var cost = table[row - 1][column - 1] + (same ? 0 : 1)
      cost = min(cost, table[row - 1][column] + 1, table[row][column - 1] + 1)
      if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1]
      {
        cost = min(cost, table[row - 2][column - 2] + 1)
      }
      table[row][column] = cost
    }
  }
  return table[left.count][right.count]
}

extension SplitMix64 {
  /// Returns a short word of few letters, so that two of them often share some.
  fileprivate mutating func word() -> [Character] {
    (0..<Int.random(in: 0...7, using: &self)).map { _ in pick(["a", "b", "c", "é"]) }
  }
}
