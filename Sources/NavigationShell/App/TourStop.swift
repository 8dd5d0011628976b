public import NavigationKit

/// One picture of an app's tour, and the way there from the stop before.
public struct TourStop {
  /// What the picture shows, as part of a file name.
  public var name: String
  /// A person's moves on the stage; what still moves afterwards is captured moving.
  public var moves: (Stage) -> Void

  /// Makes a stop; without moves it shows what the stop before left.
  public init(name: String, moves: @escaping (Stage) -> Void = { _ in }) {
    self.name = name
    self.moves = moves
  }
}
