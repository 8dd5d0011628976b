import Foundation
import NavigationKit

/// A scene on the map: a card with its name.
final class SceneNode: UIControl {
  /// The radius of the card's corners and the space around its name, in points.
  private static let cornerRadius: CGFloat = 8
  private static let padding: CGFloat = 6
  /// The opacity while it is pressed, 0…1.
  private static let pressedAlpha: CGFloat = 0.5

  /// The size of the name's letters, in points.
  private static let fontSize: CGFloat = 11

  /// The scale at which the map shows it.
  var scale: CGFloat = 1 { didSet { takeScale() } }
  private let label = UILabel(frame: .zero)
  private let weight: UIFont.Weight

  init(_ name: String, isCurrent: Bool) {
    weight = isCurrent ? .semibold : .regular
    super.init(frame: .zero)
    label.text = name
    label.textColor = isCurrent ? .white : .label
    label.textAlignment = .center
    label.numberOfLines = 3
    addSubview(label)
    backgroundColor = isCurrent ? .systemBlue : .secondarySystemBackground
    layer.borderWidth = isCurrent ? 0 : 1
    layer.borderColor = UIColor.separator.cgColor
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = name
    takeScale()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { label.alpha = isHighlighted ? Self.pressedAlpha : 1 }
  }

  private func takeScale() {
    label.font = .systemFont(ofSize: Self.fontSize * scale, weight: weight)
    layer.cornerRadius = Self.cornerRadius * scale
    setNeedsLayout()
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: Self.padding * scale, dy: Self.padding * scale / 2)
  }
}
