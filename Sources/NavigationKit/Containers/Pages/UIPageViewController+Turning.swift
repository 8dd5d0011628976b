import Foundation

extension UIPageViewController: TransitionContainer {
  // MARK: From code

  /// Turns to a page that code sets.
  func turn(
    to next: UIViewController, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let overtaken = wanted
    page = next
    wanted = PageTurn(
      direction: direction, origin: .code, isAnimated: animated, completion: completion)
    overtaken?.completion?(false)
    countPages()
    // A running turn ends first; one under a finger is cancelled.
    if !runner.isPerformingCallbacks { runner.finish(isCancelled: runner.isHeld) }
    catchUp()
  }

  /// Begins the turn that code asked for last, unless another turn is running.
  private func catchUp() {
    guard runner.isIdle, let turn = wanted, let page else { return }
    // Until it is gone, a controller that disappears shows the page that it has.
    if case .disappearing = appearance { return }
    wanted = nil
    guard page !== shown else {
      turn.completion?(true)
      return
    }
    guard isAppearingOrAppeared else { return install(page, after: turn) }
    begin(turn, to: page)
  }

  /// Shows a page while the controller is off screen: it appears with the controller.
  private func install(_ page: UIViewController, after turn: PageTurn) {
    // Pages that callbacks set follow.
    runner.performCallbacks {
      arrive(page)
      if isViewLoaded { page.loadViewIfNeeded() }
      if isAppearingOrAppeared { postpone(turn, to: page) } else { show(page, after: turn) }
    }
    catchUp()
  }

  private func show(_ page: UIViewController, after turn: PageTurn) {
    let old = shown
    if isViewLoaded { add(page) }
    shown = page
    page.notifyDidMove(toParent: self)
    old.map(leave)
    turn.completion?(true)
  }

  /// A page's callback has brought the controller back on screen with the page before: the turn
  /// begins afterwards, unless another was asked for.
  private func postpone(_ turn: PageTurn, to page: UIViewController) {
    guard wanted != nil else { return wanted = turn }
    turn.completion?(false)
    leave(page)
  }

  /// Changes the controller's appearance; pages that callbacks set meanwhile follow afterwards.
  func changeAppearance(_ change: () -> Void) {
    runner.performCallbacks(change)
    catchUp()
  }

  func begin(_ turn: PageTurn, to next: UIViewController) {
    runner.begin(
      TransitionRequest(
        change: turn, container: pages, from: shown, to: next, isPop: false,
        isAnimated: turn.isAnimated && shown != nil && transitionStage != nil,
        isHeld: turn.origin == .finger,
        touches: EndingTouches(view: pages, gesture: turn.origin == .finger ? pan : nil)))
  }

  // MARK: The steps of a turn

  func describe(_ change: PageTurn, in context: TransitionContext) {
    context.frames = { [weak self, weak from = context.from] controller in
      let place = self?.pages.bounds ?? .zero
      return controller === from ? (place, .zero) : (.zero, place)
    }
  }

  func announce(_ transition: Transition<PageTurn>) {
    offer = nil
    guard let next = transition.to else { return }
    let animated = transition.isAnimated
    runner.perform(
      [
        { self.arrive(next) },
        { self.notifyWillTurn(transition.change, to: next) },
        { transition.from?.beginAppearanceInContext(false, animated: animated) },
        { next.beginAppearanceInContext(true, animated: animated) },
        { self.add(next) },
        { next.reportIsAppearing(animated: animated) },
      ], announcing: transition)
    // A callback may have cancelled it just before the page became a child.
    if !runner.isAnnouncing(transition) { leave(next) }
  }

  private func notifyWillTurn(_ turn: PageTurn, to next: UIViewController) {
    if turn.origin != .code { delegate?.pageViewController(self, willTransitionTo: [next]) }
  }

  /// Makes a page a child, unless it is one.
  private func arrive(_ page: UIViewController) {
    if page.parent !== self { addChild(page) }
  }

  /// Adds a page's view in its place, with what covers its context.
  func add(_ page: UIViewController) {
    page.loadViewIfNeeded()
    UIView.performWithoutAnimation {
      for view in page.viewsInContext {
        pages.addSubview(view)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.place(in: pages.bounds)
        view.updateSafeArea()
        view.layoutIfNeeded()
      }
    }
  }

  func prepare(_ transition: Transition<PageTurn>) {}

  /// Slides the pages, or fades one over the other if motion is reduced.
  func move(_ transition: Transition<PageTurn>) {
    let progress = transition.progress
    guard !progress.isCrossFade else {
      for view in transition.to?.viewsInContext ?? [] {
        view.drive(.stateAlpha, from: .number(0), to: .number(1), by: progress)
      }
      return
    }
    let place = pages.bounds
    let sign = transition.change.direction.sign
    slide(transition.to, from: shifted(place, by: sign), to: place, by: progress)
    slide(transition.from, from: place, to: shifted(place, by: -sign), by: progress)
  }

  private func slide(
    _ page: UIViewController?, from start: CGRect, to end: CGRect, by progress: TransitionProgress
  ) {
    page?.viewIfLoaded?.isKeptWhileMoving = true
    for view in page?.viewsInContext ?? [] {
      view.drive(.frame, from: .rect(start), to: .rect(end), by: progress)
    }
  }

  /// A frame moved by a number of pages, towards the page after if positive.
  func shifted(_ frame: CGRect, by count: CGFloat) -> CGRect {
    let offset = count * length
    return navigationOrientation == .vertical
      ? frame.offsetBy(dx: 0, dy: offset)
      : frame.offsetBy(dx: view.isRightToLeft ? -offset : offset, dy: 0)
  }

  /// The distance from one page to the next, in points.
  var length: CGFloat {
    let size = pages.bounds.size
    return (navigationOrientation == .vertical ? size.height : size.width) + spacing
  }

  func land(_ transition: Transition<PageTurn>, isCancelled: Bool) {
    transition.stopViews()
    pages.showOnly(isCancelled ? transition.from : transition.to)
    guard !isCancelled else { return }
    shown = transition.to
    if transition.change.origin != .code, page === transition.from {
      page = transition.to
      dotDidTurn(transition.change.direction)
    }
  }

  func report(_ transition: Transition<PageTurn>, isCancelled: Bool) {
    let (from, to) = (transition.from, transition.to)
    if isCancelled {
      to?.beginAppearanceInContext(false, animated: transition.isAnimated)
      to?.endAppearanceInContext()
      if isAppearingOrAppeared {
        from?.beginAppearanceInContext(true, animated: transition.isAnimated)
      }
      endAppearing(from, animated: transition.isAnimated)
      to.map(leave)
    } else {
      from?.endAppearanceInContext()
      endAppearing(to, animated: transition.isAnimated)
      to?.notifyDidMove(toParent: self)
      from.map(leave)
    }
    if transition.change.origin != .code {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: from.map { [$0] } ?? [],
        transitionCompleted: !isCancelled)
    }
    transition.change.completion?(!isCancelled)
    // Bars follow the scroll view of the new page.
    layOutBarsAround()
  }

  /// Ends a page's appearance, unless the controller is still appearing or disappearing; then both
  /// end together.
  private func endAppearing(_ page: UIViewController?, animated: Bool) {
    if !isAppearingOrAppeared { page?.beginAppearanceInContext(false, animated: animated) }
    switch appearance {
    case .appearing, .disappearing: return
    case .appeared, .disappeared: page?.endAppearanceInContext()
    }
  }

  /// Removes a page that is no longer shown.
  private func leave(_ gone: UIViewController) {
    guard gone.parent === self, gone !== shown else { return }
    for view in gone.viewsInContext { view.removeFromSuperview() }
    gone.notifyWillMove(toParent: nil)
    gone.removeFromParent()
  }

  func catchUp(after transition: Transition<PageTurn>, animated: Bool) { catchUp() }
}
