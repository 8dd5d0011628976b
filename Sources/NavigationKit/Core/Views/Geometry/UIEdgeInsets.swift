public import Foundation

/// Insets from the four edges of a rectangle, in points.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  /// Inwards from the top.
  public var top: CGFloat
  /// Inwards from the left.
  public var left: CGFloat
  /// Inwards from the bottom.
  public var bottom: CGFloat
  /// Inwards from the right.
  public var right: CGFloat

  /// Makes insets; zero by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets that are the same at all edges.
  init(all distance: CGFloat) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// No distance at any edge.
  public static let zero = UIEdgeInsets()

  static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top, left: first.left + second.left,
      bottom: first.bottom + second.bottom, right: first.right + second.right)
  }

  static func - (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top - second.top, left: first.left - second.left,
      bottom: first.bottom - second.bottom, right: first.right - second.right)
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards.
  public nonisolated func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
