import Foundation

extension UINavigationController {
  /// Begins the controller's own appearance transition, and that of the page it shows.
  func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { installTop() }
    runner.performCallbacks {
      reportOwn(.begin(isAppearing: isAppearing, animated: animated))
      guard let top = stack.destinationTop else { return }
      top.isMovingToParent = isAppearing && arriving.contains(top)
      top.beginAppearanceInContext(isAppearing, animated: animated)
      if isAppearing { notifyWillShow(top, animated: animated) }
    }
    if isAppearing { layOutBars() }
  }

  /// Ends the controller's own appearance transition, and that of the page it shows.
  func endOwnAppearance() {
    let comesAnimated: Bool? =
      if case .appearing(let animated) = appearance { animated } else { nil }
    runner.performCallbacks {
      reportOwn(.end)
      guard let top = stack.destinationTop else { return }
      top.endAppearanceInContext()
      top.isMovingToParent = false
      finishParentChanges()
      if let comesAnimated { notifyDidShow(top, animated: comesAnimated) }
    }
    let isAnimated = runner.takePendingChanges()
    if !isOnScreen || isBehind { follow(animated: isAnimated) }
  }

  /// Tells the delegate which page is about to be shown.
  func notifyWillShow(_ page: UIViewController, animated: Bool) {
    prepareBars(for: page)
    page.reportCallback("willShow, animated: \(animated)")
    delegate?.navigationController(self, willShow: page, animated: animated)
  }

  /// Tells the delegate which page is shown.
  func notifyDidShow(_ page: UIViewController, animated: Bool) {
    page.reportCallback("didShow, animated: \(animated)")
    delegate?.navigationController(self, didShow: page, animated: animated)
  }

  /// Shows the top of the stack without a transition, before the controller appears.
  private func installTop() {
    loadViewIfNeeded()
    runner.finish()
    if !stack.isDestination || pages.subviews.isEmpty { installPage() }
    navigationBar.showTopItem()
    bottomBar.setItems(stack.top?.toolbarItems, animated: false)
  }

  private func installPage() {
    let old = stack.destinationTop
    stack.show()
    stack.top?.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    keepOnly(stack.top)
    // The controller comes back before it has disappeared, without the page that was about to go
    // with it.
    if old !== stack.top { old?.disappearInContext() }
  }
}
