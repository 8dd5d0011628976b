import Foundation

/// The space between the sides of a page, a bar or a list and what is in it, in points: as in UIKit.
nonisolated enum SideMargin {
  private static let narrow: CGFloat = 16
  private static let wide: CGFloat = 20
  /// The width from which the space is wide.
  private static let wideWidth: CGFloat = 414

  /// The space in a width.
  static func points(inWidth width: CGFloat) -> CGFloat { width >= wideWidth ? wide : narrow }
}
