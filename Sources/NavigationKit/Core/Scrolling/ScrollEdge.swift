import Foundation

/// The edge of a page at which a bar is.
nonisolated enum ScrollEdge: Hashable, Sendable {
  case top
  case bottom

  /// How far the bar's scrolled background has faded in, 0…1.
  ///
  /// - Parameter distance: How far the content has scrolled under the bar, in points; negative
  ///   while it is pulled away from it, nil without a scroll view.
  static func fraction(at distance: CGFloat?) -> CGFloat {
    guard let distance else { return 0 }
    return min(1, max(0, distance / BarMetrics.scrollEdgeFade))
  }

  /// How far the content has scrolled beyond this edge, in points.
  func distance(offset: CGFloat, viewHeight: CGFloat, contentHeight: CGFloat, insets: UIEdgeInsets)
    -> CGFloat
  {
    switch self {
    case .top: offset + insets.top
    case .bottom: contentHeight + insets.bottom - offset - viewHeight
    }
  }
}

extension UIViewController {
  /// How far the page's content has scrolled under the bar at an edge, in points; nil without a
  /// scroll view.
  func distance(under edge: ScrollEdge, at now: TimeInterval) -> CGFloat? {
    guard let scrollView = scrollView(at: edge) else { return nil }
    // Content that is animated to its edge, as where a bar grows, is not under the bar.
    let shown = scrollView.presentedBoundsOrigin(at: now).y
    let final = scrollView.contentOffset.y
    return edge.distance(
      offset: edge == .top ? min(shown, final) : max(shown, final),
      viewHeight: scrollView.bounds.height, contentHeight: scrollView.contentSize.height,
      insets: scrollView.adjustedContentInset)
  }
}
