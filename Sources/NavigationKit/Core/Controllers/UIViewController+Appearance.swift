import Foundation

extension UIViewController {
  /// The children whose views are in this controller's view, and appear with it.
  var shownChildren: [UIViewController] {
    containerRole.appearanceChildren.filter { $0.isPlaced(in: self) }
  }

  /// The children whose appearance methods this controller calls.
  var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? containerRole.appearanceChildren : []
  }

  /// Begins the appearance transition, and that of the children; only children whose views are in
  /// the controller's view appear.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    let stays = reportOwn(.begin(isAppearing: isAppearing, animated: animated))
    // The callback may have turned it round, or ended it before the children heard of it.
    let isAppearing = stays ? isAppearing : isAppearingOrAppeared
    let isOver = !stays && [.appeared, .disappeared].contains(appearance)
    for child in forwardedChildren where !isAppearing || child.isPlaced(in: self) {
      child.beginAppearanceTransition(isAppearing, animated: animated)
      if isOver { child.endAppearanceTransition() }
    }
  }

  private func isPlaced(in container: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let outer = container.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }

  /// Ends the appearance transition, and that of the children.
  func endAppearance() {
    guard reportOwn(.end) else { return }
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  /// Calls `viewIsAppearing` once each time the view appears, before it is laid out.
  func reportIsAppearingIfNeeded() {
    guard lifecycle.needsIsAppearing, viewIfLoaded?.window != nil,
      case .appearing(let animated) = appearance
    else { return }
    lifecycle.needsIsAppearing = false
    reportCallback("viewIsAppearing(\(animated))")
    viewIsAppearing(animated)
  }

  /// Calls `viewIsAppearing` on the controller and its children.
  func reportIsAppearing(animated: Bool) {
    reportIsAppearingIfNeeded()
    for child in forwardedChildren { child.reportIsAppearing(animated: animated) }
  }

  /// Changes the controller's own appearance state, and calls the matching appearance method;
  /// returns false if that method changed the state again, and so that of the children.
  @discardableResult func reportOwn(_ event: AppearanceState.Event) -> Bool {
    // A view that stayed in place, as in a cancelled drag, was not laid out, so the call is
    // missing.
    if event == .end { reportIsAppearingIfNeeded() }
    let (state, callback) = appearance.after(event)
    lifecycle.appearance = state
    (viewIfLoaded?.window?.stage ?? Stage.current)?.needsChromeUpdate = true
    switch callback {
    case .willAppear(let animated):
      lifecycle.needsIsAppearing = true
      loadViewIfNeeded()
      viewIfLoaded?.markForVisit()
      restoreViews()
      reportCallback("viewWillAppear(\(animated))")
      viewWillAppear(animated)
    case .didAppear(let animated):
      reportCallback("viewDidAppear(\(animated))")
      viewDidAppear(animated)
      isMovingToParent = false
      if lifecycle.parentChange == .coming { lifecycle.parentChange = .none }
    case .willDisappear(let animated):
      reportCallback("viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    case .didDisappear(let animated):
      reportCallback("viewDidDisappear(\(animated))")
      viewDidDisappear(animated)
      isMovingFromParent = false
    case nil: break
    }
    return appearance == state
  }
}
