import Foundation

extension UIViewController {
  /// Names the scroll view that bars at all edges go by; with nil they find it in the view.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// The scroll view that the background of a bar at an edge goes by.
  ///
  /// That is the one which the controller or one inside it names; where none does, the first that
  /// reaches the edge.
  func scrollView(at edge: ScrollEdge) -> UIScrollView? {
    viewIfLoaded?.scrollView(at: edge) { view in
      let safe = view.bounds.inset(by: view.safeAreaInsets)
      return view.subviews.filter { subview in
        !subview.isHidden
          && (edge == .top ? subview.frame.minY <= safe.minY : subview.frame.maxY >= safe.maxY)
      }
    }
  }

  /// The scroll view that a large title folds by.
  ///
  /// It is named as for the bar's background; where none is, it is the page's view itself or the one at
  /// its back. Where views stand does not count here: that goes by the title in turn.
  var titleScrollView: UIScrollView? {
    viewIfLoaded?.scrollView(at: .top) { Array($0.subviews.prefix(1)) }
  }
}

extension UIView {
  /// What a controller names comes first, then the view itself, then what is inside.
  fileprivate func scrollView(
    at edge: ScrollEdge, lookingInto candidates: (UIView) -> [UIView]
  ) -> UIScrollView? {
    if let named = viewController?.contentScrollView(for: edge.directional) { return named }
    if let scrollView = self as? UIScrollView { return scrollView }
    for view in candidates(self) {
      if let found = view.scrollView(at: edge, lookingInto: candidates) { return found }
    }
    return nil
  }

  /// The controllers whose views the view is in, the nearest first.
  var controllersAround: some Sequence<UIViewController> {
    sequence(first: self, next: \.superview).lazy.compactMap(\.viewController)
  }
}

nonisolated extension ScrollEdge {
  /// The edge as controllers are asked after it.
  fileprivate var directional: NSDirectionalRectEdge { self == .top ? .top : .bottom }
}
