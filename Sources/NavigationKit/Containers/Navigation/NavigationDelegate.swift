import Foundation

/// The delegate of a navigation controller's bar and recognisers, so that the controller itself
/// need not conform.
///
/// A subclass that conforms itself is asked first.
final class NavigationDelegate: NSObject {
  private(set) weak var controller: UINavigationController?

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
  }

  private var barDelegate: (any UINavigationBarDelegate)? {
    controller as? any UINavigationBarDelegate
  }

  private var gestureDelegate: (any UIGestureRecognizerDelegate)? {
    controller as? any UIGestureRecognizerDelegate
  }
}

extension NavigationDelegate: NavigationBarOwner {
  var isAboutToMove: Bool { controller?.isAboutToMove ?? false }
  var topViewController: UIViewController? { controller?.topViewController }

  var items: [UINavigationItem] {
    controller?.stack.pagesInBar.map(\.navigationItem) ?? []
  }

  func item(below depth: Int) -> UINavigationItem? {
    guard let controller else { return nil }
    let pages = controller.stack.pagesInBar
    if let page = pages.dropLast(depth).last { return page.navigationItem }
    // A stack on another stack leads back to the page under it.
    return depth == pages.count ? controller.backDestination?.item : nil
  }

  func titleDidChange(of item: UINavigationItem) { controller?.titleDidChange(of: item) }

  // From the top, where the page asked for usually is.
  func page(of item: UINavigationItem?) -> UIViewController? {
    controller?.stack.pages.last { $0.navigationItem === item }
  }

  func popToPage(of item: UINavigationItem) {
    if let page = page(of: item) {
      controller?.popToViewController(page, animated: true)
    } else if let destination = controller?.backDestination, destination.item === item {
      destination.go()
    }
  }

  func layOutBars() {
    controller?.layOutBars()
    controller?.viewIfLoaded?.layoutIfNeeded()
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition {
    barDelegate?.position(for: bar) ?? .any
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    barDelegate?.navigationBar(navigationBar, shouldPush: item) ?? true
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    barDelegate?.navigationBar(navigationBar, didPush: item)
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    guard barDelegate?.navigationBar(navigationBar, shouldPop: item) ?? true else { return false }
    return controller?.popForBar(item) ?? true
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    barDelegate?.navigationBar(navigationBar, didPop: item)
  }

  /// Tells a subclass that conforms which item a transition has pushed or popped.
  func itemsDidChange(after transition: StackTransition) {
    guard let bar = controller?.navigationBar else { return }
    switch transition.change.kind {
    case .push, .replace:
      if let item = transition.to?.navigationItem { navigationBar(bar, didPush: item) }
    case .pop:
      if let item = transition.from?.navigationItem { navigationBar(bar, didPop: item) }
    case .none, .appear, .disappear: break
    }
  }
}

extension NavigationDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureDelegate?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true else {
      return false
    }
    return controller?.mayBegin(gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let own = gestureDelegate?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    return own == true || controller?.hidesBars(gestureRecognizer) == true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureDelegate?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
    else { return false }
    return controller?.shouldWatch(touch, with: gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    gestureDelegate?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureDelegate?.gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureDelegate?.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
}
