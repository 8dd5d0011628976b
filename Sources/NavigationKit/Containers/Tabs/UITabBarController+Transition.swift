import Foundation

/// A transition from one tab to another.
typealias TabTransition = Transition<Void>

extension UITabBarController: TransitionContainer {
  /// Starts the transition to the selected tab, unless it is shown already.
  func follow() {
    guard runner.mayFollow(animated: true) else { return }
    guard isOnScreen, let stage = transitionStage else { return letGoOfShown() }
    if case .tracking(let transition) = runner.state {
      return runner.release(finishes: selected === transition.to)
    }
    guard runner.state == .idle, selected !== destination else { return }
    stage.perform { begin() }
  }

  /// Off screen, lets go of the tab that was shown; the selected one is shown once the controller
  /// appears.
  private func letGoOfShown() {
    guard appearance == .disappeared, runner.isIdle, destination != nil, destination !== selected
    else { return }
    destination = nil
    keepOnlyShown()
    removeLeavingTabs()
  }

  private func begin() {
    let old = destination
    let animator = old.flatMap { old in
      selected.flatMap {
        delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: $0)
      }
    }
    destination = selected
    runner.begin(
      TransitionRequest(
        change: (), container: pages, from: old, to: destination,
        isPop: false, isAnimated: animator != nil, touches: EndingTouches(view: pages),
        animator: animator,
        interaction: animator.flatMap {
          delegate?.tabBarController(self, interactionControllerFor: $0)
        }))
  }

  func describe(_ change: Void, in context: TransitionContext) {
    context.setFrames { [weak self] in self?.layout(of: $0).frame ?? .zero }
  }

  /// Calls the appearance methods of the new tab before those of the old one, as UIKit does for
  /// tabs.
  func announce(_ transition: TabTransition) {
    let animated = transition.isAnimated
    transition.to?.loadViewIfNeeded()
    runner.perform(
      [
        { transition.to?.beginAppearanceInContext(true, animated: animated) },
        { transition.from?.beginAppearanceInContext(false, animated: animated) },
        { self.bringIn(transition) },
      ], announcing: transition)
  }

  /// Adds the view of the new tab; a custom animator adds it itself.
  private func bringIn(_ transition: TabTransition) {
    UIView.performWithoutAnimation {
      restoreBottomBar()
      guard let to = transition.to else { return }
      to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      placePage(to.view)
      guard !transition.isCustom else { return }
      for view in to.viewsInContext { pages.addSubview(view) }
      to.view.updateSafeArea()
      to.view.layoutIfNeeded()
      to.reportIsAppearing(animated: false)
    }
  }

  func prepare(_ transition: TabTransition) {
    bar.beginTransition(by: transition.progress)
    view.setNeedsLayout()
  }

  /// Does nothing: without a custom animator, tabs change at once.
  func move(_ transition: TabTransition) {}

  func land(_ transition: TabTransition, isCancelled: Bool) {
    transition.stopViews()
    if isCancelled {
      // A tab that code selected meanwhile stays selected.
      if selected === transition.to { selected = transition.from }
      destination = transition.from
      bar.select(selected?.tabBarItem)
    }
    // Transitions inside the tab that is now hidden end at once.
    (isCancelled ? transition.to : transition.from)?.endTransitions()
    bar.endTransition(by: transition.progress)
    keepOnlyShown()
  }

  /// Removes all views but those of the shown tab and of what it presents over itself.
  private func keepOnlyShown() {
    pages.showOnly(destination)
    restoreBottomBar()
    bar.restyle()
    view.layoutIfNeeded()
  }

  func report(_ transition: TabTransition, isCancelled: Bool) {
    guard isCancelled else {
      // The new tab may have covered the screen before the old tab's `viewWillDisappear` was
      // called.
      transition.from?.beginAppearanceInContext(false, animated: transition.isAnimated)
      transition.from?.endAppearanceInContext()
      transition.to?.endAppearanceInContext()
      return removeLeavingTabs()
    }
    transition.reportCancel(isOnScreen: isOnScreen)
    removeLeavingTabs()
  }

  func catchUp(after transition: TabTransition, animated: Bool) { follow() }

  // MARK: The controller's own appearance

  /// Begins the appearance transition of the controller and of the tab it shows.
  func beginOwnAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { installSelected() }
    runner.performCallbacks {
      reportOwn(.begin(isAppearing: isAppearing, animated: animated))
      destination?.beginAppearanceInContext(isAppearing, animated: animated)
    }
    if isAppearing { layOutBars() }
  }

  /// Ends the appearance transition of the controller and of the tab it shows.
  func endOwnAppearance() {
    runner.performCallbacks {
      reportOwn(.end)
      destination?.endAppearanceInContext()
      removeLeavingTabs()
    }
    _ = runner.takePendingChanges()
    follow()
  }

  /// Shows the selected tab at once, before the controller appears.
  private func installSelected() {
    loadViewIfNeeded()
    runner.finish()
    let old = destination
    destination = selected
    destination?.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    keepOnlyShown()
    // The controller comes back before it has disappeared, without the tab that was about to go
    // with it.
    if old !== destination { old?.disappearInContext() }
  }
}
