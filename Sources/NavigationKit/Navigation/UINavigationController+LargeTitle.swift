import Foundation

extension UINavigationController: ScrollFollower {
  /// The page that is shown was scrolled: its large title unfolds as far as there is room.
  func contentDidMove(in scrollView: UIScrollView) {
    guard runner.state == .idle, let page = stack.shownTop, !visibility.navigationBarIsHidden,
      page.viewIfLoaded?.contentScrollView === scrollView
    else { return }
    let title = largeTitle(of: page, in: stack.shown)
    // The bar and the room that the page has under it both follow from the one title.
    if title != navigationBar.largeTitle || title != scrollView.largeTitle { layOutBars() }
  }

  func isUnfolded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool {
    let openHeight = navigationBar.openTitleHeight
    let top = scrollView.contentOffset.y - scrollView.scrollFromTop(under: openHeight)
    return LargeTitle(scroll: offset.y - top, openHeight: openHeight).isUnfolded
  }

  /// Tells the bar how far the large title of the page that is shown is unfolded; a hidden bar keeps
  /// what it had.
  func unfoldLargeTitle() {
    guard !visibility.navigationBarIsHidden else { return }
    navigationBar.show(
      largeTitle(of: stack.shownTop, in: stack.shown), of: stack.shownTop?.navigationItem)
  }

  /// How far a page's large title is unfolded; nil if its title is small.
  func largeTitle(
    of controller: UIViewController?, in former: NavigationStack.Former
  ) -> LargeTitle? {
    guard let controller else { return nil }
    let decider = stack.titleDecider(below: controller, in: former)
    let items = [decider, controller.navigationItem].compactMap(\.self)
    guard navigationBar.showsLargeTitle(of: items) else { return nil }
    let openHeight = navigationBar.openTitleHeight
    let scrollView = controller.viewIfLoaded?.contentScrollView
    return LargeTitle(
      scroll: scrollView?.scrollFromTop(under: openHeight) ?? 0, openHeight: openHeight)
  }
}

extension UIView {
  /// The scroll view whose content a bar's large title goes by: a page's view itself, or the one at
  /// its back.
  var contentScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.first?.contentScrollView
  }
}
