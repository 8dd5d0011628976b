import Foundation

/// A container as stacks, columns and saved state see it: the pages in it, and whose they are.
protocol PageParent {
  /// The container as a stack of pages; nil if it is not one.
  var pageStack: (any PageStack)? { get }
  /// Whether it handles an action that shows a controller, such as `showViewController:sender:`.
  func shows(by action: Selector) -> Bool

  /// The pages that saved state has in a child that is a stack; nil for those that are in it now.
  func savedPages(of stack: UIViewController) -> [UIViewController]?
  /// The pages of a child that is a stack, while they are on another one; nil if they are not.
  func mergedPages(of stack: UIViewController) -> [UIViewController]?
  /// Replaces them there.
  func setMergedPages(_ pages: [UIViewController], of stack: UIViewController, animated: Bool)
  /// Called when the pages of a child that is a stack changed, and when those that left are no
  /// children any more.
  func stackDidChange(_ stack: UIViewController)
  /// The controller that a page in a child's stack belongs to in saved state; nil for that stack.
  func restorationParent(
    of page: UIViewController, in stack: UIViewController
  ) -> UIViewController?
}

extension PageParent {
  var pageStack: (any PageStack)? { nil }
  func shows(by action: Selector) -> Bool { false }
  func savedPages(of stack: UIViewController) -> [UIViewController]? { nil }
  func mergedPages(of stack: UIViewController) -> [UIViewController]? { nil }
  func setMergedPages(_ pages: [UIViewController], of stack: UIViewController, animated: Bool) {}
  func stackDidChange(_ stack: UIViewController) {}
  func restorationParent(
    of page: UIViewController, in stack: UIViewController
  ) -> UIViewController? { nil }
}
