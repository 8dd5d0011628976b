import Foundation
import NavigationKit

/// The heading of a part of a panel.
final class PanelHeading: UIView {
  /// Where its text begins, in points.
  private static let margin: CGFloat = 12
  private let label = UILabel(frame: .zero)

  init(_ text: String?) {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemBackground
    label.text = text
    label.font = .systemFont(ofSize: 12, weight: .semibold)
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.margin, dy: 0)
  }
}
