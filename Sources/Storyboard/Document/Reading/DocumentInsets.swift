/// Distances from the four edges, in points.
public struct DocumentInsets: Sendable, Hashable {
  /// The distances from the edges.
  ///
  /// If it is directional, left stands for leading, right for trailing.
  public var top, left, bottom, right: Double
  /// Whether left and right change places in languages that are written from right to left.
  public var isDirectional: Bool

  /// Makes insets.
  public init(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    isDirectional: Bool = false
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.isDirectional = isDirectional
  }
}
