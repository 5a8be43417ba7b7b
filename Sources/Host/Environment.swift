/// The variables the program was started with.
public enum Environment {
  /// The value of a variable; nil if it is not set.
  public static subscript(name: String) -> String? { Surroundings.variable(name) }

  /// The path of the program that runs, without links; nil where the system does not tell.
  public static var program: String? { Surroundings.program }

  /// The system, its release and the processor, such as `Linux 6.1.0 x86_64`.
  public static var machine: String { Surroundings.machine }
}
