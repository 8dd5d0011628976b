import Foundation

extension UIView {
  /// Whether lines and bars start at the right edge.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension CGRect {
  /// The same rectangle seen in a mirror that is as wide as what it lies in.
  nonisolated func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
