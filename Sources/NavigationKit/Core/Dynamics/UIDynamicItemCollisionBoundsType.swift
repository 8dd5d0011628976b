/// The kind of outline that dynamics collide.
public nonisolated enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// The item's own path.
  case path
}
