import Foundation
import NavigationKit

/// A key that chooses an entry of the launcher, drawn as on a keyboard.
final class Keycap: UILabel {
  /// The side of the key and the radius of its corners, in points.
  private static let side: CGFloat = 24
  private static let cornerRadius: CGFloat = 6

  init(_ number: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    text = "\(number)"
    textAlignment = .center
    font = .systemFont(ofSize: 13, weight: .medium)
    textColor = .secondaryLabel
    backgroundColor = .secondarySystemFill
    layer.cornerRadius = Self.cornerRadius
    layer.masksToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}
