import Foundation

extension UINavigationController {
  /// The pages on the stack, then those that are leaving and the children added beside the stack.
  var pagesAndOthers: [UIViewController] {
    let others = leaving.all.filter { $0.parent === self } + addedChildren
    return others.isEmpty ? stack.pages : stack.pages + others.filter { !stack.contains($0) }
  }

  /// Removes a child from those beside the stack.
  func forget(_ child: UIViewController) { addedChildren.removeAll { $0 === child } }

  // MARK: Covered pages

  /// Notes what covered pages say of bars, from an index up; the page on top is asked each time.
  func recordBarPreferences(from index: Int) {
    for index in max(0, index)..<max(0, index, stack.count - 1) { recordBarPreferences(at: index) }
  }

  /// A page's preferences for the bars changed.
  func barsDidChange(of page: UIViewController) {
    if let index = stack.index(of: page), page !== stack.top { recordBarPreferences(at: index) }
  }

  /// An item's preferences for its title changed.
  func titleDidChange(of item: UINavigationItem) {
    stack.pages.last { $0.navigationItem === item }.map(barsDidChange)
  }

  private func recordBarPreferences(at index: Int) {
    let page = stack.pages[index]
    let (hidesToolbar, item) = (page.hidesBottomBarWhenPushed, page.navigationItem)
    stack.record(hidesToolbar: hidesToolbar, decidesTitle: item.decidesTitle, at: index)
  }
}
