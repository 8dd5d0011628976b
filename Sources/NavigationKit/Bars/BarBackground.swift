import Foundation

/// What lies behind a bar's content: its material and the hairline towards the page.
final class BarBackground: UIView {
  /// Whether the hairline is at the top, as a toolbar's is, or at the bottom.
  var hairlineIsAtTop: Bool
  /// What it is painted with.
  var look = BarLook() { didSet { backgroundColor = look.ground } }

  init(hairlineIsAtTop: Bool) {
    self.hairlineIsAtTop = hairlineIsAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isFrosted = true
    backgroundColor = look.ground
  }

  override func paint(on canvas: inout Canvas) {
    let thickness = 1 / max(1, canvas.traits.displayScale)
    let bounds = presentedBounds(at: canvas.now)
    canvas.fill(
      CGRect(
        x: 0, y: hairlineIsAtTop ? -thickness : bounds.height, width: bounds.width,
        height: thickness),
      look.hairline.color(in: canvas.traits))
  }
}
