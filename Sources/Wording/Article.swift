extension String {
  /// "a banner", "an Action".
  public var prefixedWithArticle: String {
    let vowels: Set<Character> = ["A", "E", "I", "O", "U", "a", "e", "i", "o", "u"]
    return (first.map(vowels.contains) == true ? "an " : "a ") + self
  }
}
