import Foundation

/// Sizes and positions seen along an axis and across it.
nonisolated extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .vertical ? .horizontal : .vertical }

  func length(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  func position(of point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// The range of a rectangle along the axis.
  func span(of rect: CGRect) -> ClosedRange<CGFloat> {
    self == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }

  /// The insets before and after along the axis.
  func insets(_ insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    self == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
  }
}

nonisolated extension CGRect {
  /// The rectangle within directional insets, from left to right.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
