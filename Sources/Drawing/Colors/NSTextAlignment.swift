/// The alignment of lines of text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left
  /// Centred.
  case center
  /// At the right edge.
  case right
  /// At both edges; drawn here as ``natural``, without wider spaces.
  case justified
  /// At the edge where the layout direction starts lines.
  case natural
}
