import Drawing
import Foundation

/// The badge at the corner of a tab's image: a short text on a coloured background.
final class TabBadge: UIView {
  private let label = UILabel()

  override func assemble() {
    isUserInteractionEnabled = false
    isHidden = true
    label.textAlignment = .center
    addSubview(label)
    layer.cornerRadius = TabBarMetrics.badgeHeight / 2
  }

  /// The badge's text; nil for no badge.
  var text: String? {
    didSet {
      label.text = text
      isHidden = text == nil
    }
  }

  /// The width of the text, in points; nil for no badge.
  var textWidth: CGFloat? { text == nil ? nil : label.sizeThatFits(.zero).width }

  /// Applies the colours, the font and the text offset of a tab's look.
  func show(_ look: TabItemLook) {
    backgroundColor = look.badgeColor
    label.textColor = look.badgeTextColor
    label.font = look.badgeFont
    textOffset = look.badgeTitleOffset
    setNeedsLayout()
  }

  private var textOffset = UIOffset.zero

  override func layoutSubviews() { label.frame = bounds.moved(by: textOffset) }
}
