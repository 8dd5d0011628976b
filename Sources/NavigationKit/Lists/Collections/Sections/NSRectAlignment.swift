/// Edges and corners of a rectangle at which something can be.
public nonisolated enum NSRectAlignment: Int, Hashable, Sendable {
  /// In the middle.
  case none
  /// At the upper edge.
  case top
  /// In the upper corner where lines start.
  case topLeading
  /// At the edge where lines start.
  case leading
  /// In the lower corner where lines start.
  case bottomLeading
  /// At the lower edge.
  case bottom
  /// In the lower corner where lines end.
  case bottomTrailing
  /// At the edge where lines end.
  case trailing
  /// In the upper corner where lines end.
  case topTrailing
}
