@testable import NavigationKit

/// The invariants of stacks of pages.
extension RandomWalk {
  /// Pages, children and items of a stack agree, also in the middle of a transition.
  func checkMembers(of stack: UINavigationController) {
    // Columns may have put pages of a stack on another one.
    for page in stack.stack.pages where page.parent !== stack {
      fail("\(name(of: page)) is on a stack without being a child")
    }
    if stack.navigationBar.items != stack.stack.pages.map(\.navigationItem) {
      fail("the bar's items are not the stack's")
    }
  }

  /// The top page, and what covers it, is alone on screen and where it belongs.
  func checkShownPage(of stack: UINavigationController) {
    // Off screen, a stack puts the rest off until it is visible.
    guard stack.viewIfLoaded?.window != nil, let top = stack.topViewController else { return }
    if stack.children != stack.viewControllers { fail("children are not the stack") }
    if !stack.leaving.isEmpty || !stack.arriving.isEmpty { fail("someone waits") }
    if !stack.stack.isDestination { fail("the stack is not shown") }
    if stack.pages.subviews != top.viewsInContext {
      fail("other pages are shown than the top one and its cover")
    }
    guard let view = top.viewIfLoaded, view.superview === stack.pages else { return }
    if stack.ignoresTouches(in: view) { fail("the page takes no touches") }
    if !view.animations.isEmpty { fail("the page is still in flight") }
    if view.isKeptWhileMoving || view.edgeShadow != nil { fail("a shadow is left") }
    if view.frame != stack.pages.bounds {
      fail("\(top.title ?? "") is out of place: \(view.frame) in \(stack.pages.bounds)")
    }
  }
}
