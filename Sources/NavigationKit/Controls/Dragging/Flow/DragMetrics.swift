import Foundation

/// The dimensions and timing of drags, in points and seconds; tuned by eye.
nonisolated enum DragMetrics {
  /// How long it takes to lift items, to put them down or back, and to let them come down.
  static let liftDuration: TimeInterval = 0.25
  static let returnDuration: TimeInterval = 0.3
  static let dropDuration: TimeInterval = 0.3
  /// How far a finger goes before it carries what it has lifted.
  static let startDistance: CGFloat = 5
  /// How much larger what is lifted looks, and the least size to which it shrinks where it is dropped.
  static let liftedScale: CGFloat = 1.05
  static let droppedScale: CGFloat = 0.2
  /// The shadow below what is lifted.
  static let shadowRadius: CGFloat = 12
  static let shadowOpacity: Float = 0.3
  /// How far each item of several stands out from the one in front of it.
  static let stackOffset: CGFloat = 5
  /// The opacity of a row or item from which a finger carries something away.
  static let sourceAlpha: CGFloat = 0.5
  /// The size of the sign at the upper trailing corner of what is carried.
  static let badgeSize: CGFloat = 24
}
