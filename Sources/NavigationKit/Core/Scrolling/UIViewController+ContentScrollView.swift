import Foundation

extension UIViewController {
  /// Sets the scroll view that bars at all edges follow; with nil they find it in the view.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// The scroll view that the background of a bar at an edge depends on.
  ///
  /// It is the one that was set for the controller, or for one inside it; else the first one that
  /// reaches the edge.
  /// If something covers the page in its place, such as the results of a search, it is looked for
  /// there first.
  func scrollView(at edge: ScrollEdge) -> UIScrollView? {
    if let covering = presentation, covering.isShown, covering.coversContext,
      let scrollView = covering.presented.scrollView(at: edge)
    {
      return scrollView
    }
    return viewIfLoaded?.scrollView(at: edge) { view in
      let safe = view.bounds.inset(by: view.safeAreaInsets)
      return view.subviews.filter { subview in
        !subview.isHidden
          && (edge == .top ? subview.frame.minY <= safe.minY : subview.frame.maxY >= safe.maxY)
      }
    }
  }

  /// The scroll view that a large title collapses with.
  ///
  /// It is one that was set, as for the bar's background; else the page's view itself, or the one
  /// at its back. Frames do not matter here, as they depend on the title in turn.
  var titleScrollView: UIScrollView? {
    viewIfLoaded?.scrollView(at: .top) { Array($0.subviews.prefix(1)) }
  }
}

extension UIView {
  /// Looks at what is set for a controller first, then at the view itself, then at its subviews.
  fileprivate func scrollView(
    at edge: ScrollEdge, lookingInto candidates: (UIView) -> [UIView]
  ) -> UIScrollView? {
    if let named = viewController?.contentScrollView(for: edge.directional) { return named }
    if let scrollView = self as? UIScrollView, scrollView.isContent { return scrollView }
    for view in candidates(self) {
      if let found = view.scrollView(at: edge, lookingInto: candidates) { return found }
    }
    return nil
  }

  /// The controllers whose views the view is in, the nearest first.
  var controllersAround: some Sequence<UIViewController> {
    sequence(first: self, next: \.superview).lazy.compactMap(\.viewController)
  }

  /// The nearest of them.
  var nearestController: UIViewController? { controllersAround.first { _ in true } }
}

nonisolated extension ScrollEdge {
  /// The edge for `contentScrollView(for:)`.
  fileprivate var directional: NSDirectionalRectEdge { self == .top ? .top : .bottom }
}
