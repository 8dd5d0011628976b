#if canImport(UIKit)
  import UIKit

  extension UIGestureRecognizer {
    /// Runs `action` whenever the gesture goes on.
    func addAction(_ action: UIAction) {
      let target = GestureTarget(action)
      addTarget(target, action: #selector(GestureTarget.run))
      // A recogniser does not keep its targets; the target's own address is a key nobody else has.
      let key = Unmanaged.passUnretained(target).toOpaque()
      objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  /// Passes what a recogniser sends on to an action.
  private final class GestureTarget: NSObject {
    private let action: UIAction

    init(_ action: UIAction) { self.action = action }

    @objc func run(_ recognizer: UIGestureRecognizer) {
      action.performWithSender(recognizer, target: nil)
    }
  }
#endif
