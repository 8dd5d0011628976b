import Foundation
import NavigationKit

/// The end of a list that goes on beyond it: it fades out, and an arrow points on.
final class PanelEdge: UIView {
  /// Its height and the arrow's size, in points.
  static let height: CGFloat = 22
  private static let arrow = CGSize(width: 16, height: 9)

  private let isUpper: Bool
  private let ground = CAGradientLayer()
  private let image: UIImageView

  /// Makes the upper or the lower end.
  init(isUpper: Bool) {
    self.isUpper = isUpper
    image = UIImageView(image: UIImage(systemName: isUpper ? "chevron.up" : "chevron.down"))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(ground)
    image.contentMode = .scaleAspectFit
    image.tintColor = .label
    addSubview(image)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let color = UIColor.tertiarySystemBackground.resolvedColor(with: traitCollection)
    let colors = [color.withAlphaComponent(0).cgColor, color.cgColor, color.cgColor]
    ground.colors = isUpper ? colors.reversed() : colors
    ground.frame = bounds
    image.frame = CGRect(
      x: (bounds.width - Self.arrow.width) / 2, y: (bounds.height - Self.arrow.height) / 2,
      width: Self.arrow.width, height: Self.arrow.height)
  }
}
