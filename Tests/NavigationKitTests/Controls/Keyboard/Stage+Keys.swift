@testable import NavigationKit

extension Stage {
  /// The keys of the software keyboard, once it was shown.
  var keys: KeyboardView? { (keyboardWindow as? KeyboardWindow)?.panel.keyboard }
}
