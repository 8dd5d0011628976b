#if !canImport(UIKit)
  public import NavigationKit

  /// One picture of a tour: what a person does after the stop before, and then looks at.
  ///
  /// The picture is taken right after the moves, wherever things are by then; moves that want to
  /// see the end of what they started settle the stage themselves.
  public struct DemoStop {
    /// What the picture is called: words joined by hyphens.
    public let name: String
    /// What the person does.
    public let moves: (Stage) -> Void

    /// Makes a stop.
    public init(_ name: String, moves: @escaping (Stage) -> Void) {
      self.name = name
      self.moves = moves
    }
  }
#endif
