import Foundation

extension UIViewController {
  /// The children that are seen while this controller is.
  var shownChildren: [UIViewController] {
    containerRole.appearanceChildren.filter { $0.isPlaced(in: self) }
  }

  /// The children that hear of their views' coming and going from this controller.
  var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? containerRole.appearanceChildren : []
  }

  /// It starts to come or to go, and its children with it; those come whose views are in its own.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    reportOwn(.begin(isAppearing: isAppearing, animated: animated))
    for child in forwardedChildren where !isAppearing || child.isPlaced(in: self) {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  private func isPlaced(in container: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let outer = container.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }

  /// It is there, or gone, and its children with it.
  func endAppearance() {
    reportOwn(.end)
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  /// The view is in its place and about to lay out: the controller hears it once each time it comes.
  func viewIsInPlace() {
    guard lifecycle.awaitsPlace, viewIfLoaded?.window != nil,
      case .appearing(let animated) = appearance
    else { return }
    lifecycle.awaitsPlace = false
    note("viewIsAppearing(\(animated))")
    viewIsAppearing(animated)
  }

  /// Tells the controller, and the children with it, that the view is in place.
  func reportIsAppearing(animated: Bool) {
    viewIsInPlace()
    for child in forwardedChildren { child.reportIsAppearing(animated: animated) }
  }

  /// Moves the controller's own appearance on and tells it.
  func reportOwn(_ event: AppearanceState.Event) {
    // A view that never left its place, as when a drag is taken back, is in place all the same.
    if event == .end { viewIsInPlace() }
    let (state, callback) = appearance.after(event)
    lifecycle.appearance = state
    (viewIfLoaded?.window?.stage ?? Stage.current)?.needsChromeUpdate = true
    switch callback {
    case .willAppear(let animated):
      lifecycle.awaitsPlace = true
      loadViewIfNeeded()
      viewIfLoaded?.markForVisit()
      note("viewWillAppear(\(animated))")
      viewWillAppear(animated)
    case .didAppear(let animated):
      note("viewDidAppear(\(animated))")
      viewDidAppear(animated)
      isMovingToParent = false
      if lifecycle.parentChange == .coming { lifecycle.parentChange = .none }
    case .willDisappear(let animated):
      note("viewWillDisappear(\(animated))")
      viewWillDisappear(animated)
    case .didDisappear(let animated):
      note("viewDidDisappear(\(animated))")
      viewDidDisappear(animated)
      isMovingFromParent = false
    case nil: break
    }
  }
}
