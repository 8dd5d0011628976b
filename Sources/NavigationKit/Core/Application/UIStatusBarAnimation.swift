/// How a status bar is shown and hidden.
public nonisolated enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides beyond the upper edge.
  case slide = 2
}
