/// The variables the program was started with.
public enum Environment {
  /// The value of a variable; nil if it is not set.
  public static subscript(name: String) -> String? { Surroundings.variable(name) }
}
