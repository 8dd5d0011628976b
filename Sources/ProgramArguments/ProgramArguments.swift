/// The arguments of the running program.
public enum ProgramArguments {
  /// The name that the program was started by.
  public static let name = CommandLine.arguments.first ?? ""

  /// Sets the arguments, the program's name before them.
  public static func set(_ arguments: [String]) { setter.set(arguments) }

  // Called by a requirement, as Swift advises against it by its name.
  private static let setter: any Setting.Type = Setter.self

  private protocol Setting { static func set(_ arguments: [String]) }

  private enum Setter: Setting {
    @available(*, deprecated, message: "Swift has no other way.")
    static func set(_ arguments: [String]) { CommandLine.arguments = arguments }
  }
}
