/// The state transitions of a recogniser, as UIKit documents them.
nonisolated enum GestureTransition {
  /// Whether a recogniser may go from one state to another.
  static func isLegal(
    from: UIGestureRecognizer.State, to: UIGestureRecognizer.State
  ) -> Bool {
    switch (from, to) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): true
    case (.began, .changed), (.changed, .changed): true
    case (.began, .ended), (.changed, .ended): true
    case (.began, .cancelled), (.changed, .cancelled): true
    default: false
    }
  }
}
