import Drawing
import Foundation

/// A few letters on a coloured ground at the corner of a tab's picture.
final class TabBadge: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    label.textAlignment = .center
    addSubview(label)
    layer.cornerRadius = TabBarMetrics.badgeHeight / 2
  }

  required init?(coder: NSCoder) { nil }

  /// What it says; nil for no badge.
  var text: String? {
    didSet {
      label.text = text
      isHidden = text == nil
    }
  }

  /// How wide its letters are; nil for no badge.
  var textWidth: CGFloat? { text == nil ? nil : label.sizeThatFits(.zero).width }

  /// Takes the colours and letters that a tab has for it.
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
