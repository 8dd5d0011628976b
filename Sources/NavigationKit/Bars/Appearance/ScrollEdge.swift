import Foundation

/// At which of a page's edges a bar stands.
nonisolated enum ScrollEdge: Hashable, Sendable {
  case top
  case bottom

  /// How much of the look for scrolled content a bar shows, 0…1.
  ///
  /// - Parameter distance: How far the content has gone under the bar, in points; negative where it
  ///   stands off from it, nil where nothing scrolls.
  static func fraction(at distance: CGFloat?) -> CGFloat {
    guard let distance else { return 0 }
    return min(1, max(0, distance / BarMetrics.scrollEdgeFade))
  }

  /// How far content has gone beyond its edge.
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
  /// How far what the page scrolls has gone under the bar at an edge, in points; nil where nothing does.
  func distance(under edge: ScrollEdge, at now: TimeInterval) -> CGFloat? {
    guard let scrollView = scrollView(at: edge) else { return nil }
    return edge.distance(
      offset: scrollView.presentedBoundsOrigin(at: now).y, viewHeight: scrollView.bounds.height,
      contentHeight: scrollView.contentSize.height, insets: scrollView.adjustedContentInset)
  }
}
