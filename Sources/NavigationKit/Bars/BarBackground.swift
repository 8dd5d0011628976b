import Foundation

/// What lies behind a bar's content: its material and the hairline towards the page.
final class BarBackground: UIView {
  private let hairline = UIView()
  private let hairlineIsAtTop: Bool

  /// Makes a background whose hairline is at the top, for a toolbar, or at the bottom.
  init(hairlineIsAtTop: Bool) {
    self.hairlineIsAtTop = hairlineIsAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .barBackground
    hairline.backgroundColor = .barHairline
    addSubview(hairline)
  }

  override func layoutSubviews() {
    let thickness = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(
      x: 0, y: hairlineIsAtTop ? -thickness : bounds.height, width: bounds.width,
      height: thickness)
  }
}
