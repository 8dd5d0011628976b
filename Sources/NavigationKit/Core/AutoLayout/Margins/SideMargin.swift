import Foundation

/// The space between the sides of a page, a bar or a list and what is in it, in points: as in UIKit.
nonisolated enum SideMargin {
  static let narrow: CGFloat = 16
  /// From a width on.
  static let wide: CGFloat = 20
  static let wideWidth: CGFloat = 414

  /// The space in a width.
  static func points(inWidth width: CGFloat) -> CGFloat { width >= wideWidth ? wide : narrow }
}
