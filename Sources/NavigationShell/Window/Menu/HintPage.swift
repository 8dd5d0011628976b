import Foundation
import NavigationKit

/// The hint for a person who opens a window for the first time: a dark pill above the window's
/// lower edge.
final class HintPage: UIViewController {
  /// The text of the hint.
  static let text = "F10: menu, F1: keys"
  /// Around the text, and from the pill to the window's lower edge, in points: clear of a device's home
  /// indicator and of a bar above that.
  private static let (padding, height, bottom): (CGFloat, CGFloat, CGFloat) = (16, 34, 120)
  private static let color = UIColor(white: 0.1, alpha: 0.86)

  private let pill = UIView(frame: .zero)
  private let label = UILabel(frame: .zero)

  override func viewDidLoad() {
    label.text = Self.text
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    pill.backgroundColor = Self.color
    pill.layer.cornerRadius = Self.height / 2
    pill.addSubview(label)
    view.addSubview(pill)
  }

  override func viewDidLayoutSubviews() {
    let width = min(
      label.intrinsicContentSize.width.rounded(.up) + 2 * Self.padding, view.bounds.width)
    pill.frame = CGRect(
      x: ((view.bounds.width - width) / 2).rounded(),
      y: max(0, view.bounds.height - Self.bottom - Self.height), width: width,
      height: Self.height)
    label.frame = pill.bounds
  }
}
