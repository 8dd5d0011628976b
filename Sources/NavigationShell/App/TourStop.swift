public import NavigationKit

/// One capture of an app's tour, and the actions that lead to it from the stop before.
public struct TourStop {
  /// The stop's name, part of the file's name.
  public var name: String
  /// The user's actions on the stage; animations that still run afterwards are captured midway.
  public var moves: (Stage) -> Void

  /// Makes a stop; without actions it captures the screen as the last stop left it.
  public init(name: String, moves: @escaping (Stage) -> Void = { _ in }) {
    self.name = name
    self.moves = moves
  }
}
