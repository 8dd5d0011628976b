#if !os(Linux)
  extension UIGestureRecognizer {
    /// Runs `action` for each change of the gesture.
    func addAction(_ action: UIAction) {
      let target = GestureTarget(action)
      addTarget(target, action: #selector(GestureTarget.run))
      // A recogniser does not retain its targets; the target's address is a unique key.
      let key = Unmanaged.passUnretained(target).toOpaque()
      objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// Forwards a recogniser's messages to an action.
  private final class GestureTarget: NSObject {
    private let action: UIAction

    init(_ action: UIAction) { self.action = action }

    @objc func run(_ recognizer: UIGestureRecognizer) {
      action.performWithSender(recognizer, target: nil)
    }
  }
#endif
