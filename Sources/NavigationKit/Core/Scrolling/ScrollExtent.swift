import Foundation

/// The sizes that decide how far content can be scrolled.
nonisolated struct ScrollExtent: Hashable, Sendable {
  /// The content's size in points.
  var content: CGSize
  /// The view's size in points.
  var view: CGSize
  /// The insets around the content.
  var insets: UIEdgeInsets
  /// The parts of the bar above that collapse as the content scrolls.
  var barParts = BarExtension.Parts()
  /// How much of these parts is collapsed: the top inset is smaller by that than with all expanded.
  var folded: CGFloat = 0
  /// The part of the top inset that a refresh control takes while it refreshes.
  var refreshing: CGFloat = 0

  /// The extent with the bar expanded, from which all offsets count.
  var unfolded: ScrollExtent {
    var extent = self
    extent.insets.top += folded
    extent.folded = 0
    return extent
  }

  /// The horizontal offsets at which the content fills the view.
  var horizontal: ClosedRange<CGFloat> {
    range(before: insets.left, content.width - view.width + insets.right)
  }

  /// The vertical offsets at which the content fills the view; content that scrolls at all scrolls
  /// far enough to collapse the title, and any content to collapse a search bar.
  var vertical: ClosedRange<CGFloat> {
    let range = range(
      before: insets.top + folded, content.height - view.height + insets.bottom)
    let top = range.lowerBound
    guard range.upperBound > top else { return top...(top + barParts.foldingSearch) }
    return top...max(range.upperBound, top + refreshing + barParts.foldHeight)
  }

  /// The vertical offset at which the content is at its top, and a large title starts to collapse:
  /// a refresh control above it is no content.
  var top: CGFloat { vertical.lowerBound + refreshing }

  private func range(before: CGFloat, _ last: CGFloat) -> ClosedRange<CGFloat> {
    // Not `-before`, which makes an odd negative zero.
    let first = 0 - before
    return first...max(first, last)
  }

  /// The nearest offset at which the content fills the view.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, horizontal.lowerBound), horizontal.upperBound),
      y: min(max(offset.y, vertical.lowerBound), vertical.upperBound))
  }

  /// The smallest move from an offset that brings a rectangle of the content into view.
  func offset(showing rect: CGRect, from offset: CGPoint) -> CGPoint {
    func shift(_ low: CGFloat, _ high: CGFloat, from start: CGFloat, _ end: CGFloat) -> CGFloat {
      if low < start { return low - start }
      return high > end ? min(high - end, low - start) : 0
    }
    let visible = CGRect(origin: offset, size: view).inset(by: insets)
    let x = shift(rect.minX, rect.maxX, from: visible.minX, visible.maxX)
    let y = shift(rect.minY, rect.maxY, from: visible.minY, visible.maxY)
    if x == 0, y == 0 { return offset }
    return clamped(CGPoint(x: offset.x + x, y: offset.y + y))
  }
}
