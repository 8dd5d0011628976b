/// A view that takes the touches of what a transition moves in it.
protocol MotionShield: UIView {
  /// Whether a transition moves what is in it now.
  var isMoving: Bool { get }
}
