/// One capture of a tour, and the user's actions that lead to it from the stop before.
///
/// The capture is taken right after the actions, in the middle of animations too; actions that
/// need their end settle the stage themselves.
public struct DemoStop {
  /// The capture's name: words joined by hyphens.
  public let name: String
  /// The user's actions.
  public let moves: (Stage) -> Void

  /// Makes a stop.
  public init(_ name: String, moves: @escaping (Stage) -> Void) {
    self.name = name
    self.moves = moves
  }
}
