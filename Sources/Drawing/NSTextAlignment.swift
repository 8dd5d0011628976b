/// Where lines of text start and end.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges; drawn here as ``natural``, with spaces as wide as they are.
  case justified
  /// Where the language starts its lines.
  case natural
}
