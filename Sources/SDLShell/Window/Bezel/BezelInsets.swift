public import Foundation

/// How much of a device there is around its screen, in points.
public nonisolated struct BezelInsets: Hashable, Sendable {
  /// At each side.
  public var top, left, bottom, right: CGFloat

  /// Nothing around the screen.
  public static let none = BezelInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The insets of the device on its side, its upper end at the left.
  var onItsSide: BezelInsets {
    BezelInsets(top: right, left: top, bottom: left, right: bottom)
  }

  /// The size of the whole device with a screen of a size.
  public func around(_ size: CGSize) -> CGSize {
    CGSize(width: left + size.width + right, height: top + size.height + bottom)
  }
}
