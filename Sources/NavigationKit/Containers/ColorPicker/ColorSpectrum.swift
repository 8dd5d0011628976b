import Foundation

/// All hues side by side, white at the top and black at the bottom.
final class ColorSpectrum: ColorPane {
  private let hues = CAGradientLayer()
  private let shades = CAGradientLayer()
  private let ring = CAShapeLayer()

  override func assemble() {
    super.assemble()
    hues.colors = (0...Self.hueCount).map { step in
      UIColor(
        hue: CGFloat(step % Self.hueCount) / CGFloat(Self.hueCount), saturation: 1, brightness: 1,
        alpha: 1
      ).cgColor
    }
    (hues.startPoint, hues.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    let (white, black) = (UIColor.white, UIColor.black)
    shades.colors = [
      white.cgColor, white.withAlphaComponent(0).cgColor, black.withAlphaComponent(0).cgColor,
      black.cgColor,
    ]
    shades.locations = [0, 0.5, 0.5, 1]
    (ring.fillColor, ring.strokeColor) = (nil, white.cgColor)
    ring.lineWidth = Self.ringWidth
    for part in [hues, shades, ring] { layer.addSublayer(part) }
    layer.cornerRadius = ColorPickerMetrics.paneRadius
    clipsToBounds = true
    accessibilityLabel = "Spectrum"
  }

  private static let hueCount = 6

  override func layoutSubviews() {
    super.layoutSubviews()
    pickedDidChange()
  }

  override func pickedDidChange() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    (hues.frame, shades.frame, ring.frame) = (bounds, bounds, bounds)
    let (place, side) = (place, ColorPickerMetrics.ringSide)
    ring.path =
      UIBezierPath(
        ovalIn: CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
      ).cgPath
    CATransaction.commit()
  }

  /// Where the picked colour is, or the nearest to it.
  private var place: CGPoint {
    let share =
      picked.brightness < 1 ? 1 - picked.brightness / 2 : picked.saturation / 2
    return CGPoint(x: picked.hue * bounds.width, y: share * bounds.height)
  }

  override func color(at point: CGPoint) -> PickedColor {
    let share = point.y / bounds.height
    // The hue at the right end is that at the left one.
    let hue = min(point.x / bounds.width, Self.lastHue)
    return PickedColor(
      hue: hue, saturation: min(1, 2 * share), brightness: min(1, 2 * (1 - share)),
      alpha: picked.alpha)
  }

  private static let lastHue: CGFloat = 0.999
}
