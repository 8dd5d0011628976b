import Foundation

extension UINavigationController: PageStack {
  var outerItem: UIBarButtonItem? {
    get { navigationBar.outerItem }
    set { navigationBar.outerItem = newValue }
  }

  var outerItemView: UIView? { navigationBar.content?.outerView }

  var innerItemViews: [UIView] {
    guard let content = navigationBar.content else { return [] }
    return content.parts.compactMap(content.view).filter { $0 !== content.outerView }
  }
}

extension UINavigationController {
  /// The pages that belong to it: those on its stack, or, while that is empty, those that a
  /// container around it has put on another one.
  var ownPages: [UIViewController] { mergedPages ?? stack.pages }

  /// Its pages that are on another stack; nil if there are none.
  var mergedPages: [UIViewController]? {
    stack.count == 0 ? parent?.containerRole.mergedPages(of: self) : nil
  }

  /// Where a page is among those that belong to it; nil for other pages.
  func ownIndex(of page: UIViewController) -> Int? {
    stack.index(of: page) ?? mergedPages?.firstIndex(of: page)
  }
}

extension UIViewController {
  /// The controller itself where it has a stack of pages, else a new stack with it.
  var inPageStack: UIViewController {
    containerRole.pageStack == nil ? UINavigationController(rootViewController: self) : self
  }
}
