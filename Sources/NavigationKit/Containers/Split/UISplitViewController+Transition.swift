import Foundation

extension UISplitViewController: TransitionContainer {
  /// Shows what is wanted: at once, or, if animated, with a transition from the end of the update.
  func follow(animated: Bool) {
    // Off screen it catches up when it appears again.
    guard !isCollapsed, isOnScreen, let stage = transitionStage else { return }
    guard animated else { return stage.perform { self.begin(animated: false) } }
    if wanted != destination { runner.expectTransition(in: view) }
    runner.request(on: stage) { [weak self] in self?.begin(animated: true) }
  }

  /// Starts the transition to what is wanted; does nothing if it is shown already.
  func begin(animated: Bool, isSwipe: Bool = false, oldChoice: Int? = nil) {
    guard runner.mayFollow(animated: animated) else { return }
    guard !isCollapsed, isOnScreen else {
      // Nothing comes of a change that was expected.
      if runner.isIdle { runner.dropRequest() }
      return
    }
    switch runner.state {
    case .idle, .requested: break
    case .tracking(let transition):
      return animated
        ? runner.release(finishes: wanted == transition.change.new)
        : runner.finishAndFollowAtOnce(isCancelled: wanted == transition.change.old)
    case .announcing, .preparing, .animating, .settling, .landing:
      return animated ? () : runner.finishAndFollowAtOnce()
    }
    let (old, new) = (destination, wanted)
    guard old != new else { return runner.dropRequest() }
    destination = new
    let change = SplitChange(old: old, new: new, oldChoice: oldChoice, isSwipe: isSwipe)
    runner.begin(
      TransitionRequest(
        change: change, container: view, from: nil, to: nil, isPop: new.sidebars < old.sidebars,
        isAnimated: animated, isHeld: isSwipe))
  }

  func describe(_ change: SplitChange, in context: TransitionContext) {}

  func announce(_ transition: SplitTransition) {
    let (change, animated) = (transition.change, transition.isAnimated)
    if change.old.mode != change.new.mode {
      delegate?.splitViewController(self, willChangeTo: change.new.mode)
    }
    for column in change.going {
      delegate?.splitViewController(self, willHide: column)
      columns.holders[column]?.beginAppearanceInContext(false, animated: animated)
    }
    for column in change.coming {
      delegate?.splitViewController(self, willShow: column)
      columns.holders[column]?.loadViewIfNeeded()
      columns.holders[column]?.beginAppearanceInContext(true, animated: animated)
    }
    guard runner.isAnnouncing(transition) else { return }
    UIView.performWithoutAnimation {
      for column in change.coming {
        columnViews.host(of: column).show(columns.holders[column])
        columnViews.host(of: column).layoutIfNeeded()
      }
    }
  }

  func prepare(_ transition: SplitTransition) { placeButton() }

  func move(_ transition: SplitTransition) {
    let progress = transition.progress
    if progress.isCrossFade { return fade(transition) }
    AnimationContext.run(AnimationContext { _ in .progress(progress, .whole) }) {
      placeColumns()
      view.layoutIfNeeded()
    }
    moveButton(transition)
  }

  /// Fades columns in and out in place, and the dimming with them.
  private func fade(_ transition: SplitTransition) {
    let (change, progress) = (transition.change, transition.progress)
    UIView.performWithoutAnimation { placeColumns() }
    let old = layout(of: change.old)
    for (columns, from, to) in [(change.coming, 0, 1), (change.going, 1, 0)]
      as [([Column], CGFloat, CGFloat)]
    {
      for column in columns {
        let host = columnViews.host(of: column)
        host.animate(
          PropertyAnimation(
            property: .alpha, from: .number(from), to: .number(to),
            driver: .progress(progress, .whole)))
        guard to == 0 else { continue }
        let place = AnimatableValue.rect(old.frame(of: column))
        host.animate(
          PropertyAnimation(
            property: .frame, from: place, to: place, driver: .progress(progress, .whole)))
      }
    }
    columnViews.dimmingView.animate(
      PropertyAnimation(
        property: .alpha, from: .number(old.dim), to: .number(layout(of: change.new).dim),
        driver: .progress(progress, .whole)))
  }

  func land(_ transition: SplitTransition, isCancelled: Bool) {
    view.removeAnimations(drivenBy: transition.progress)
    if isCancelled {
      // A choice that code made meanwhile is kept.
      if wanted == transition.change.new { chosen = transition.change.oldChoice }
      destination = transition.change.old
    }
    let change = transition.change
    // Transitions inside columns that are now hidden end at once.
    for column in isCancelled ? change.coming : change.going {
      columns.holders[column]?.endTransitions()
    }
    if let rotation = transitionStage?.rotations.last(where: \.isOpen) {
      // Columns that a rotation hides move out with it.
      rotation.whenOver { [weak self] _ in
        if self?.runner.isIdle == true { self?.clearHiddenColumns() }
      }
    } else {
      clearHiddenColumns()
    }
    placeColumns()
    view.layoutIfNeeded()
  }

  /// Removes the pages of hidden columns from their views.
  func clearHiddenColumns() {
    guard !isCollapsed else { return }
    for column in order where !destination.shows(column) { columnViews.host(of: column).show(nil) }
  }

  func report(_ transition: SplitTransition, isCancelled: Bool) {
    let (change, animated) = (transition.change, transition.isAnimated)
    if isCancelled {
      for holder in change.coming.compactMap({ columns.holders[$0] }) {
        holder.beginAppearanceInContext(false, animated: animated)
      }
      for holder in change.going.compactMap({ columns.holders[$0] }) where isOnScreen {
        holder.beginAppearanceInContext(true, animated: animated)
      }
    }
    for holder in (change.going + change.coming).compactMap({ columns.holders[$0] }) {
      holder.endAppearanceInContext()
    }
    placeButton()
    if change.isSwipe { delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self) }
  }

  func catchUp(after transition: SplitTransition, animated: Bool) { catchUp(animated: animated) }

  /// Follows what changed while callbacks ran.
  func catchUp(animated: Bool) {
    guard !runner.isPerformingCallbacks else { return }
    // Off screen it collapses or expands once it appears.
    if isOnScreen { followWidth() }
    begin(animated: animated)
  }
}
