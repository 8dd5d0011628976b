import Foundation

extension UIView {
  /// Whether the layout direction is right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Gives parts of the view the direction that the app wants for it.
  func handDirection(to parts: [UIView?]) {
    for case let part? in parts where part.semanticContentAttribute != semanticContentAttribute {
      part.semanticContentAttribute = semanticContentAttribute
    }
  }

  /// Converts a frame in the view from left-to-right layout to the actual direction.
  func placed(_ frame: CGRect) -> CGRect {
    isRightToLeft ? frame.mirrored(in: bounds.width) : frame
  }
}

extension CGRect {
  /// The rectangle mirrored in a container of a width.
  nonisolated func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }

  /// The rectangle mirrored in another one.
  nonisolated func mirrored(in space: CGRect) -> CGRect {
    CGRect(x: space.minX + space.maxX - maxX, y: minY, width: width, height: height)
  }
}
