import Foundation

extension UINavigationController {
  /// Content of the page was scrolled: updates the look of the bars, and the large title if it
  /// follows this scroll view.
  func contentDidMove(in scrollView: UIScrollView) {
    navigationBar.contentDidScroll()
    bottomBar.contentDidScroll()
    guard runner.state == .idle, let page = stack.destinationTop, !visibility.navigationBarIsHidden,
      page.titleScrollView === scrollView
    else { return }
    let title = largeTitle(of: page, in: stack.destination)
    // The bar's height and the page's safe area both follow from the title.
    if title != navigationBar.largeTitle || title != scrollView.largeTitle { layOutBars() }
  }

  func isExpanded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool? {
    guard stack.destinationTop?.titleScrollView === scrollView else { return nil }
    let openHeight = navigationBar.openTitleHeight
    let top = scrollView.contentOffset.y - scrollView.scrollFromTop(under: openHeight)
    return LargeTitle(scroll: offset.y - top, openHeight: openHeight).isExpanded
  }

  /// Updates the bar to the large title of the page that is shown; a hidden bar keeps its own.
  func updateLargeTitle() {
    guard !visibility.navigationBarIsHidden else { return }
    navigationBar.show(
      largeTitle(of: stack.destinationTop, in: stack.destination),
      of: stack.destinationTop?.navigationItem)
  }

  /// How far a page's large title is expanded; nil if its title is small.
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
      scroll: scrollView?.titleScroll(under: openHeight) ?? 0, openHeight: openHeight)
  }
}
