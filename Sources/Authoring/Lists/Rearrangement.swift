internal import JSONTree
internal import Schema

/// What an edit does to the order of a list's elements.
enum Rearrangement: Hashable {
  case insertion(at: Int)
  case removal(at: Int)
  case move(from: Int, to: Int)

  /// Where an element is afterwards; nil for the one that is gone.
  func index(after old: Int) -> Int? {
    switch self {
    case .insertion(let index): old < index ? old : old + 1
    case .removal(let index): old == index ? nil : old < index ? old : old - 1
    case .move(let origin, let destination):
      if old == origin {
        destination
      } else if origin < old, old <= destination {
        old - 1
      } else if destination <= old, old < origin {
        old + 1
      } else {
        old
      }
    }
  }

  /// How many elements there are afterwards.
  func count(after old: Int) -> Int {
    switch self {
    case .insertion: old + 1
    case .removal: old - 1
    case .move: old
    }
  }
}
