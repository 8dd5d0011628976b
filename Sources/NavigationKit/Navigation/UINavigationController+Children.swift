import Foundation

extension UINavigationController {
  /// The pages on the stack, then those that still leave and those that were added beside them.
  var pagesAndOthers: [UIViewController] {
    let others = leaving.all.filter { $0.parent === self } + addedChildren
    return others.isEmpty ? stack.pages : stack.pages + others.filter { !stack.contains($0) }
  }

  /// Keeps a child no longer beside the stack.
  func forget(_ child: UIViewController) { addedChildren.removeAll { $0 === child } }

  // MARK: Pages under others

  /// Notes what pages under others say of bars, from an index up; who is on top is asked each time.
  func noteCovered(from index: Int) {
    for index in max(0, index)..<max(0, index, stack.count - 1) { noteCovered(at: index) }
  }

  /// What a page says of bars changed.
  func barsDidChange(of page: UIViewController) {
    if let index = stack.index(of: page), page !== stack.top { noteCovered(at: index) }
  }

  /// What an item says of its title changed.
  func titleDidChange(of item: UINavigationItem) {
    stack.pages.last { $0.navigationItem === item }.map(barsDidChange)
  }

  private func noteCovered(at index: Int) {
    let page = stack.pages[index]
    let (hidesToolbar, item) = (page.hidesBottomBarWhenPushed, page.navigationItem)
    stack.note(hidesToolbar: hidesToolbar, decidesTitle: item.decidesTitle, at: index)
  }
}
