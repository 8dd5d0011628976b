import Foundation
import NavigationKit

/// A scene on the map: a card with its name in it or beside it.
final class SceneNode: UIControl {
  /// The radius of the card's corners, in points.
  private static let cornerRadius: CGFloat = 8
  /// The opacity while it is pressed, 0…1.
  private static let pressedAlpha: CGFloat = 0.5
  /// The opacity of what is behind a name beside its box, 0…1.
  private static let coverAlpha: CGFloat = 0.8

  private let label = UILabel(frame: .zero)
  private let isCurrent: Bool

  init(_ name: String, isCurrent: Bool) {
    self.isCurrent = isCurrent
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
    backgroundColor = isCurrent ? .systemBlue : .secondarySystemBackground
    layer.borderWidth = isCurrent ? 0 : 1
    layer.borderColor = UIColor.separator.cgColor
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = name
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { label.alpha = isHighlighted ? Self.pressedAlpha : 1 }
  }

  /// Shows its name at a place on the map, at a scale of that; nil for no name.
  func show(_ place: SceneNames.Place?, fontSize: CGFloat, scale: CGFloat) {
    layer.cornerRadius = Self.cornerRadius * scale
    label.isHidden = place == nil
    guard let place else { return }
    label.text = place.lines.joined(separator: "\n")
    label.numberOfLines = place.lines.count
    label.font = font(ofSize: fontSize)
    label.textColor = !isCurrent ? .label : place.isInside ? .white : .systemBlue
    // Lines pass below names that are beside their boxes.
    label.backgroundColor =
      place.isInside ? .clear : .systemBackground.withAlphaComponent(Self.coverAlpha)
    label.frame = place.frame.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// How wide a text is in the letters of its name, in points.
  func width(of text: String, fontSize: CGFloat) -> CGFloat {
    let label = UILabel(frame: .zero)
    (label.text, label.font) = (text, font(ofSize: fontSize))
    return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
  }

  private func font(ofSize size: CGFloat) -> UIFont {
    .systemFont(ofSize: size, weight: isCurrent ? .semibold : .regular)
  }
}
