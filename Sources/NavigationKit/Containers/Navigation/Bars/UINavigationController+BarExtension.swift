import Foundation

extension UINavigationController {
  /// Content of the page was scrolled: updates the look of the bars, and large title and search bar
  /// if they follow this scroll view.
  func contentDidMove(in scrollView: UIScrollView) {
    navigationBar.contentDidScroll()
    bottomBar.contentDidScroll()
    guard runner.state.transition == nil, let page = stack.destinationTop,
      !visibility.navigationBarIsHidden,
      page.titleScrollView === scrollView
    else { return }
    let now = barExtension(of: page, in: stack.destination)
    // The bar's height and the page's safe area both follow from the extension.
    if now != navigationBar.barExtension || now != scrollView.barExtension { layOutBars() }
  }

  func isExpanded(at offset: CGPoint, in scrollView: UIScrollView) -> Bool? {
    guard let page = stack.destinationTop, page.titleScrollView === scrollView else { return nil }
    let parts = barParts(of: page, in: stack.destination)
    let top = scrollView.contentOffset.y - scrollView.scrollFromTop(under: parts)
    return BarExtension(parts, scroll: offset.y - top).title?.isExpanded
  }

  /// Updates the bar to the title and search bar of the page that is shown; a hidden bar keeps its
  /// own.
  func updateBarExtension() {
    guard !visibility.navigationBarIsHidden else { return }
    navigationBar.show(
      barExtension(of: stack.destinationTop, in: stack.destination),
      of: stack.destinationTop?.navigationItem)
  }

  /// How far a page's large title and search bar are expanded.
  func barExtension(
    of controller: UIViewController?, in former: NavigationStack.Former
  ) -> BarExtension {
    guard let controller else { return BarExtension() }
    let parts = barParts(of: controller, in: former)
    return BarExtension(parts, scroll: controller.titleScrollView?.scrollFromTop(under: parts) ?? 0)
  }

  /// The parts that a page has under the bar's row.
  private func barParts(
    of controller: UIViewController, in former: NavigationStack.Former
  ) -> BarExtension.Parts {
    let item = controller.navigationItem
    let search = item.searchController
    var parts = BarExtension.Parts()
    parts.search =
      search?.searchBar.fullHeight(
        for: navigationBar.traitCollection.preferredContentSizeCategory) ?? 0
    parts.replacesRow = search?.replacesRow ?? false
    if controller.titleScrollView?.refreshControl != nil {
      // Behind an opaque bar the refresh control would not be visible.
      parts.pull = navigationBar.background.isOpaqueAtEdge ? .stays : .moves
    }
    guard !parts.replacesRow else { return parts }
    parts.searchFolds =
      search?.isInPlace == false && item.hidesSearchBarWhenScrolling
      && controller.titleScrollView != nil
    let decider = stack.titleDecider(below: controller, in: former)
    if navigationBar.showsLargeTitle(of: [decider, item].compactMap(\.self)) {
      parts.title = navigationBar.openTitleHeight
    }
    return parts
  }
}
