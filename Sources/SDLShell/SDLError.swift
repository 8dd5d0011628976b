/// Says in one line what of the machine is missing or failed, where, and what helps.
public struct SDLError: Error, Hashable, CustomStringConvertible {
  /// What went wrong, where, and the cure: one line for a person.
  public let description: String

  /// Makes an error from its sentence.
  public init(_ description: String) { self.description = description }
}
