/// Says in one line what of the machine is missing or failed, where, and what helps.
public struct SDLError: Error, Hashable, CustomStringConvertible {
  /// What went wrong, where, and the cure: one line for a person.
  public let description: String
  /// Whether memory was short, where all else is there.
  public let isOutOfMemory: Bool

  /// Makes an error from its sentence.
  public nonisolated init(_ description: String, isOutOfMemory: Bool = false) {
    self.description = description
    self.isOutOfMemory = isOutOfMemory
  }
}
