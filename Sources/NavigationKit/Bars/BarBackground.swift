import Foundation

/// What lies behind a bar's content: its material and the hairline towards the page.
final class BarBackground: UIView {
  private let hairlineIsAtTop: Bool

  /// Makes a background whose hairline is at the top, for a toolbar, or at the bottom.
  init(hairlineIsAtTop: Bool) {
    self.hairlineIsAtTop = hairlineIsAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .barBackground
  }

  override func paint(on canvas: inout Canvas) {
    let thickness = 1 / max(1, canvas.traits.displayScale)
    canvas.fill(
      CGRect(
        x: 0, y: hairlineIsAtTop ? -thickness : bounds.height, width: bounds.width,
        height: thickness),
      UIColor.barHairline.color(in: canvas.traits))
  }
}
