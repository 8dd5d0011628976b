import Foundation

/// The title above a section of a menu.
final class MenuHeading: UIView {
  private let label = UILabel()

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
    label.applyMenuFont(.footnote)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: MenuMetrics.textMargin, dy: 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(0, size.width - 2 * MenuMetrics.textMargin)
    let text = label.sizeThatFits(CGSize(width: room, height: 0)).height
    let padding = UIFontMetrics.grown(MenuMetrics.headingPadding, in: traitCollection)
    return CGSize(
      width: size.width, height: max(MenuMetrics.headingHeight, (text + 2 * padding).rounded(.up)))
  }
}
