import Foundation
import NavigationKit

/// A scene on the map: a card with its name.
final class SceneNode: UIControl {
  /// The radius of the card's corners and the space around its name, in points.
  private static let cornerRadius: CGFloat = 8
  private static let padding: CGFloat = 6
  /// The opacity while it is pressed, 0…1.
  private static let pressedAlpha: CGFloat = 0.5

  private let label = UILabel(frame: .zero)

  init(_ name: String, isCurrent: Bool) {
    super.init(frame: .zero)
    label.text = name
    label.font = .systemFont(ofSize: 11, weight: isCurrent ? .semibold : .regular)
    label.textColor = isCurrent ? .white : .label
    label.textAlignment = .center
    label.numberOfLines = 3
    addSubview(label)
    backgroundColor = isCurrent ? .systemBlue : .secondarySystemBackground
    layer.cornerRadius = Self.cornerRadius
    layer.borderWidth = isCurrent ? 0 : 1
    layer.borderColor = UIColor.separator.cgColor
    accessibilityLabel = name
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { label.alpha = isHighlighted ? Self.pressedAlpha : 1 }
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: Self.padding, dy: Self.padding / 2)
  }
}
