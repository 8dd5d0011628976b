import Foundation

extension UINavigationController {
  /// Something on the page was scrolled: its bars may look otherwise, and where it is what the large
  /// title goes by, that unfolds as far as there is room.
  func contentDidMove(in scrollView: UIScrollView) {
    navigationBar.contentDidScroll()
    bottomBar.contentDidScroll()
    guard runner.state == .idle, let page = stack.shownTop, !visibility.navigationBarIsHidden,
      page.titleScrollView === scrollView
    else { return }
    let title = largeTitle(of: page, in: stack.shown)
    // The bar and the room that the page has under it both follow from the one title.
    if title != navigationBar.largeTitle || title != scrollView.largeTitle { layOutBars() }
  }

  func isUnfolded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool? {
    guard stack.shownTop?.titleScrollView === scrollView else { return nil }
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
    let scrollView = controller.titleScrollView
    return LargeTitle(
      scroll: scrollView?.scrollFromTop(under: openHeight) ?? 0, openHeight: openHeight)
  }
}
