/// What happens while a text is resolved.
struct Notes {
  var usedEntries = DistinctList<TranslationEntry>()
  var missingKeys = DistinctList<String>()
  var usedTags = DistinctList<String>()
  var missingTags = DistinctList<String>()
  var doubts: Set<Resolution.Doubt> = []
}

/// Things in the order first met, each once.
struct DistinctList<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var known: Set<Element> = []

  mutating func append(_ element: Element) {
    if known.insert(element).inserted { elements.append(element) }
  }
}
