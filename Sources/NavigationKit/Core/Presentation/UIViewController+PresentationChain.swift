import Foundation

extension UIViewController {
  /// The presentations over the controller and its children, lowest first.
  var presentationsAbove: [Presentation] {
    presentingChildren.flatMap(\.presentationsAbove)
      + (presentation.map { [$0] + $0.presented.presentationsAbove } ?? [])
  }

  /// The children in which something is presented, in their order; usually one or none.
  private var presentingChildren: [UIViewController] {
    let some = role.presentingChildren
    return some.count > 1 ? children.filter(some.contains) : some.all
  }

  /// Whether something is presented in it.
  private var holdsPresentations: Bool { presentation != nil || !role.presentingChildren.isEmpty }

  /// Records in its parents whether something is presented in it.
  func updatePresentingChildren() {
    guard let parent else { return }
    if holdsPresentations {
      parent.role.presentingChildren.append(self)
    } else {
      parent.role.presentingChildren.remove(self)
    }
    parent.updatePresentingChildren()
  }

  /// The parent changed: the record of what is presented moves to the new one.
  func presentationsDidMove(from oldParent: UIViewController?) {
    guard holdsPresentations else { return }
    oldParent?.role.presentingChildren.remove(self)
    oldParent?.updatePresentingChildren()
    updatePresentingChildren()
    // Presentations that waited for others in the former tree need not wait any more.
    (oldParent?.viewIfLoaded?.window?.stage ?? Stage.current)?.atEndOfUpdate { [weak self] in
      self?.settlePresentations(animated: true)
    }
  }

  /// The controller below all others: it has neither parent nor presenter.
  ///
  /// A controller about to be presented in a container briefly has both; its presenter counts.
  var presentationRoot: UIViewController {
    var controller = self
    while let below = controller.ownPresentation?.presenter ?? controller.parent {
      controller = below
    }
    return controller
  }

  /// The presentation that covers this controller's context, and not the screen.
  private var cover: Presentation? {
    presentation.flatMap { $0.isShown && $0.coversContext ? $0 : nil }
  }

  /// The view, unless it was removed, and the container over it that covers its context.
  var viewsInContext: [UIView] {
    guard let view = viewIfLoaded else { return [] }
    guard let cover else { return [view] }
    return cover.presenterSuperview != nil ? [cover.container] : [view, cover.container]
  }

  /// The view, even if it is removed meanwhile, and the container that covers its context.
  var viewsInFlight: [UIView] {
    (viewIfLoaded.map { [$0] } ?? []) + (cover.map { [$0.container] } ?? [])
  }

  /// Whether it appears and disappears with its page: not if a presentation removed its view.
  ///
  /// While it is being covered or revealed, the presentation calls its appearance methods.
  private var isVisibleInContext: Bool { cover?.removesPresenterView != true }

  /// Begins the appearance transition along with the page's, unless its view was removed.
  func beginAppearanceInContext(_ isAppearing: Bool, animated: Bool) {
    if isVisibleInContext { beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends the appearance transition along with the page's, unless its view was removed.
  func endAppearanceInContext() {
    if isVisibleInContext { endAppearanceTransition() }
  }

  /// Disappears at once along with the page, and removes views in between; no callback is made if it
  /// has disappeared.
  func disappearInContext(removing views: [UIView] = []) {
    beginAppearanceInContext(false, animated: false)
    // A callback has shown it again, maybe elsewhere.
    guard !isAppearingOrAppeared else { return }
    for view in views { view.removeFromSuperview() }
    endAppearanceInContext()
  }

  /// The next responder: the presenter, else the view's superview, or the one it was removed from
  /// while it is covered.
  var responderBelow: UIResponder? {
    ownPresentation?.presenter ?? viewIfLoaded?.superview ?? presentation?.presenterHome
      ?? parent
  }

  /// The topmost controller presented over this one that is not to be dismissed; nil if none.
  var topmostPresented: UIViewController? {
    var topmost: UIViewController?
    var next = presentedViewController
    while let current = next, current.ownPresentation?.isWanted == true {
      topmost = current
      next = current.presentedViewController
    }
    return topmost
  }

  /// Starts the next transition towards what is requested.
  ///
  /// One runs at a time, and its end calls this again. Unless `animated`, running ones are ended
  /// first.
  func settlePresentations(animated: Bool) {
    let root = presentationRoot
    while let running = root.presentationsAbove.first(where: { $0.runner.state != .idle }) {
      if running.runner.isPerformingCallbacks { return }
      if animated { return running.followRequest() }
      running.runner.finish(isCancelled: running.isHeldAgainstRequest)
    }
    let chain = root.presentationsAbove
    guard !chain.contains(where: \.runner.isPerformingCallbacks) else { return }
    let members = chain.map {
      PresentationChange.Member(
        isShown: $0.isShown, isWanted: $0.isWanted, isAdapted: $0.checkAdapted())
    }
    switch PresentationChange(chain: members) {
    case .none: break
    case .adapt(let place):
      // This controller may be the form that another replaces.
      chain[place].adapt()
      root.settlePresentations(animated: animated)
    case .present(let place): chain[place].beginPresenting()
    case .dismiss(let place): chain[place].beginDismissing()
    case .forget(let place): chain[place].forget()
    }
  }

  /// Shows all presentations with metrics that have changed, at the next layout.
  func updatePresentations() {
    for presentation in presentationsAbove { presentation.container.setNeedsLayout() }
  }

  /// Adapts all presentations to the current size classes.
  ///
  /// If one adapts, running transitions are ended at once.
  func adaptPresentations() {
    guard presentationsAbove.contains(where: { $0.isWanted && !$0.checkAdapted() }) else { return }
    settlePresentations(animated: false)
  }

  /// Dismisses at once what is presented over the controller, as when its window drops it.
  func endPresentations() {
    guard let lowest = presentationsAbove.first else { return }
    lowest.request = .dismiss(animated: false)
    lowest.successor = nil
    settlePresentations(animated: false)
    if presentationsAbove.first !== lowest { endPresentations() }
  }
}

extension UIView {
  /// Has a controller's view, with what covers its context, as the only subviews; nil for none.
  func showOnly(_ page: @autoclosure () -> UIViewController?) {
    let kept = page()?.viewsInContext ?? []
    for view in subviews where !kept.contains(view) { view.removeFromSuperview() }
    // Removing a view may have made a callback cover the page, uncover it or show another.
    let views = page()?.viewsInContext ?? []
    for view in views where view.superview !== self { addSubview(view) }
    for view in views { bringSubviewToFront(view) }
  }
}
