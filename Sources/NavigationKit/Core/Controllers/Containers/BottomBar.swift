import Foundation

/// A bar below a container's children, for stacks in them that move it with their pages.
struct BottomBar {
  let view: UIView
  /// The bar's background view.
  let background: UIView
  /// The bar's frame while it is shown, in window coordinates.
  let frame: CGRect
  /// The height it covers of a child above the bottom safe area, in points; 0 if the child ends
  /// above it.
  let covered: CGFloat
  /// The height by which it makes a child smaller, in points; 0 if the child extends under the bar.
  let reserved: CGFloat
}
