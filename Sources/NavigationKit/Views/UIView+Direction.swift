import Foundation

extension UIView {
  /// Whether the layout direction is right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension CGRect {
  /// The rectangle mirrored in a container of a width.
  nonisolated func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
