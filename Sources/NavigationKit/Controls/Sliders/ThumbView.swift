import Drawing
import Foundation

/// The round thumb of a switch or a slider, with its shadows, or an image in its place.
final class ThumbView: UIView {
  /// The thumb's colour; white unless set.
  var color: UIColor?

  /// An image in the place of the thumb; nil for none.
  var image: UIImage? {
    didSet {
      picture.image = image
      setNeedsLayout()
    }
  }
  private let picture = UIImageView(frame: .zero)
  private let shadows: [Shade]

  /// A shadow: blur radius and downward offset in points, and opacity.
  nonisolated struct Shade: Sendable {
    let blur: CGFloat
    let drop: CGFloat
    let alpha: Double
  }

  /// Makes a thumb with a diameter in points.
  init(diameter: CGFloat, shadows: [Shade]) {
    self.shadows = shadows
    super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    isUserInteractionEnabled = false
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { picture.frame = bounds }

  override func paint(on canvas: inout Canvas) {
    guard image == nil else { return }
    let bounds = presentedBounds(at: canvas.now)
    let radius = bounds.height / 2
    for shadow in shadows {
      canvas.shadow(
        around: bounds, cornerRadius: radius, blur: shadow.blur,
        offset: CGSize(width: 0, height: shadow.drop), color: .black.faded(by: shadow.alpha))
    }
    canvas.fill(bounds, (color ?? .white).color(in: canvas.traits), cornerRadius: radius)
  }
}
