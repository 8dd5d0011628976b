// The methods are those of the delegates.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import NavigationKit

/// A stack that asks its top page before its back button goes back, as one finds it in apps: the
/// subclass, or an extension of it, conforms to the bar's delegate, and overrides nothing.
public final class AskingController: UINavigationController {
  /// Whether the back button may go back.
  public var mayGoBack = false
  /// The calls that the bar made.
  public private(set) var heard: [String] = []
}

extension AskingController: UINavigationBarDelegate {
  public func position(for bar: UIBarPositioning) -> UIBarPosition { .topAttached }

  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    heard.append("didPush \(item.title ?? "")")
  }

  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  {
    heard.append("shouldPop \(item.title ?? "")")
    return mayGoBack
  }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    heard.append("didPop \(item.title ?? "")")
  }
}

extension AskingController: UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
