import Foundation

extension UIViewController {
  /// The children that hear of their views' coming and going from this controller.
  var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? shownChildren : []
  }

  /// The view is in its place and about to lay out: the controller hears it once each time it comes.
  func viewIsInPlace() {
    guard awaitsPlace, viewIfLoaded?.window != nil, case .appearing(let animated) = appearance
    else { return }
    awaitsPlace = false
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
    appearance = state
    switch callback {
    case .willAppear(let animated):
      awaitsPlace = true
      loadViewIfNeeded()
      viewWillAppear(animated)
    case .didAppear(let animated):
      viewDidAppear(animated)
      isMovingToParent = false
      if parentChange == .coming { parentChange = .none }
    case .willDisappear(let animated): viewWillDisappear(animated)
    case .didDisappear(let animated):
      viewDidDisappear(animated)
      isMovingFromParent = false
    case nil: break
    }
  }
}
