public import Foundation

/// A control that shows a colour, and a sheet to pick another when it is tapped.
///
/// It sends `valueChanged` for each colour that is picked.
open class UIColorWell: UIControl {
  private let ring = CAGradientLayer()
  private let swatch = ColorSwatch(frame: .zero)

  /// The colour; nil, the default, for none so far.
  open var selectedColor: UIColor? {
    didSet { swatch.color = selectedColor ?? .clear }
  }
  /// Whether the user picks the opacity, too; true unless set.
  open var supportsAlpha = true
  /// The title of the sheet; nil for the default one.
  open var title: String?

  override func assemble() {
    super.assemble()
    ring.type = .conic
    (ring.startPoint, ring.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
    ring.colors = (0...Self.hueCount).map { step in
      UIColor(
        hue: CGFloat(step % Self.hueCount) / CGFloat(Self.hueCount), saturation: 1, brightness: 1,
        alpha: 1
      ).cgColor
    }
    layer.addSublayer(ring)
    addSubview(swatch)
    accessibilityLabel = "Color well"
    addAction(UIAction { [unowned self] _ in showPicker() }, for: .touchUpInside)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let disc = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.frame = disc
    ring.cornerRadius = side / 2
    ring.masksToBounds = true
    CATransaction.commit()
    swatch.frame = disc.insetBy(dx: Self.ringWidth, dy: Self.ringWidth)
    swatch.layer.cornerRadius = swatch.bounds.width / 2
  }

  private func showPicker() {
    guard let page = nearestController, page.presentedViewController == nil else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    page.present(picker, animated: true)
  }

  /// The size, and the width of the ring, in points; chosen by eye.
  private static let side: CGFloat = 28
  private static let ringWidth: CGFloat = 3
  private static let hueCount = 6
}

extension UIColorWell: UIColorPickerViewControllerDelegate {
  /// Takes the colour.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}
