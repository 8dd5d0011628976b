import Foundation

/// Covers in black what of a screen is no screen: corners and cut-out.
final class ScreenMaskView: UIView {
  /// The screen's shape.
  var chrome = ScreenChrome()

  override func paint(on canvas: inout Canvas) {
    if chrome.isMasked { canvas.commands += chrome.mask(in: bounds.size) }
  }
}
