import Foundation

extension UINavigationController {
  func push(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported: present it, or push its root.")
    precondition(
      ownIndex(of: viewController) == nil,
      "Pushing the same view controller instance more than once is not supported (\(viewController)): "
        + "pop to it, or push another instance.")
    apply([viewController], above: ownPages.count, animated: animated)
  }

  func pop(to viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = ownIndex(of: viewController) else {
      preconditionFailure(
        "Tried to pop to a view controller that doesn't exist: \(viewController) is not on the "
          + "stack.")
    }
    let popped = Array(ownPages[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    apply([], above: index + 1, animated: animated)
    return popped
  }

  func set(_ wanted: [UIViewController], animated: Bool) {
    precondition(
      Set(wanted.map(ObjectIdentifier.init)).count == wanted.count,
      "All view controllers in a navigation controller must be distinct: \(wanted).")
    let kept = stack.sharedCount(with: wanted)
    apply(Array(wanted[kept...]), above: kept, animated: animated)
  }

  /// Replaces the pages above the lowest `kept`, and has the screen follow.
  func apply(_ pages: [UIViewController], above kept: Int, animated: Bool) {
    if let mergedPages {
      let wanted = mergedPages.prefix(kept) + pages
      parent?.containerRole.setMergedPages(Array(wanted), of: self, animated: animated)
      return
    }
    let (gone, new) = stack.replace(above: kept, with: pages)
    for controller in new { awaitingAddition.append(controller) }
    // The callbacks may change the stack again, which then counts.
    for controller in gone where !stack.contains(controller) { beginRemoving(controller) }
    while !awaitingAddition.isEmpty {
      for controller in awaitingAddition.all where awaitingAddition.remove(controller) {
        beginAdding(controller)
      }
    }
    for controller in new { controller.navigationItem.bar = navigationBar }
    recordBarPreferences(from: kept - 1)
    navigationBar.stackDidChange()
    if kept == 0 { stack.pages.first.map(tabBarItemDidChange) }
    parent?.containerRole.stackDidChange(self)
    stackDidChange(animated: animated)
  }

  private func beginRemoving(_ controller: UIViewController) {
    // It was removed before its addition began.
    if awaitingAddition.remove(controller) { return }
    arriving.remove(controller)
    leaving.append(controller)
    controller.notifyWillMove(toParent: nil)
  }

  private func beginAdding(_ controller: UIViewController) {
    let wasLeaving = leaving.remove(controller)
    let isNew = controller.parent !== self
    if isNew { addChild(controller) }
    // A callback gave it to another container.
    if controller.parent !== self { return removeFromStack(controller) }
    // A page on the stack is not a child beside it.
    forget(controller)
    if !isNew {
      // It was added again before its removal ended.
      guard wasLeaving else { return }
      controller.notifyWillMove(toParent: self)
    }
    if stack.contains(controller) {
      arriving.append(controller)
    } else if !leaving.contains(controller) {
      // A callback removed it again, and it was told all about that.
      endParenthood(of: controller)
    }
  }

  /// Removes a controller that leaves on its own, or moves to another container, wherever it is.
  func removeFromStack(_ controller: UIViewController) {
    let running = runner.state.transition
    let isInFlight = running?.from === controller || running?.to === controller
    if isInFlight, !runner.isPerformingCallbacks { runner.finishAndFollowAtOnce() }
    if let index = stack.index(of: controller) {
      apply(Array(stack.pages[(index + 1)...]), above: index, animated: false)
    }
    if runner.isPerformingCallbacks, leaving.contains(controller) {
      // The screen follows later, and it is told of the end then.
      endParenthood(of: controller)
    } else {
      leaving.remove(controller)
    }
  }

  /// Has the screen follow: at once, or, if animated, at the end of the update.
  private func stackDidChange(animated: Bool) {
    guard isOnScreen, let stage = viewIfLoaded?.window?.stage else { return settleOffScreen() }
    if !animated { return stage.perform { self.follow(animated: false) } }
    if stack.change != .none { runner.expectTransition(in: pages) }
    runner.request(on: stage) { [weak self] in self?.follow(animated: true) }
    if case .tracking = runner.state { endSwipeFollowingStack() }
  }

  /// Whether callbacks left something to do: another stack, or pages that were added or removed.
  var isBehind: Bool { !stack.isDestination || !leaving.isEmpty || !arriving.isEmpty }

  /// Starts the transition after which the screen shows the stack, if one is needed.
  func follow(animated: Bool) {
    guard runner.mayFollow(animated: animated) else { return }
    guard isOnScreen else {
      // It catches up when it appears again, without the transition that was to begin.
      guard runner.isIdle else { return }
      return runner.dropRequest { settleOffScreen() }
    }
    switch runner.state {
    case .idle, .requested: break
    case .tracking(let transition):
      guard !stack.isDestination else { return }
      if animated { return endSwipeFollowingStack() }
      return runner.finishAndFollowAtOnce(isCancelled: isOnStack(transition.from))
    case .announcing, .preparing, .animating, .settling, .landing:
      if !animated { runner.finishAndFollowAtOnce() }
      return
    }
    let change = stack.change
    guard change != .none else { return runner.dropRequest { settle() } }
    begin(change, animated: animated && change != .appear && change != .disappear)
  }

  /// The screen shows the stack already.
  private func settle() {
    stack.show()
    navigationBar.showTopItem()
    // Whether its title is large, or there is a bar below it, may go by a page below.
    view.setNeedsLayout()
    layOutBarsAround()
    finishParentChanges()
  }

  /// Whether the stack contains a controller.
  func isOnStack(_ controller: UIViewController?) -> Bool {
    controller.map(stack.contains) ?? false
  }

  /// Tells controllers that were added or removed without a transition of their own.
  func finishParentChanges() {
    notifyLeaving()
    confirm(come: takeArriving())
  }

  /// Lets go of the page that was shown, unless that is the top one; the top one is shown once the
  /// controller appears.
  private func settleOffScreen() {
    if appearance == .disappeared, runner.isIdle {
      if stack.destinationTop !== stack.top { keepOnly(nil) }
      navigationBar.removeOutdatedContent()
      stack.show()
    }
    notifyLeaving()
  }

  /// Tells removed controllers; added ones are told once the first of them has been shown.
  private func notifyLeaving() { confirm(gone: takeLeaving()) }

  /// Tells removed controllers, unless a callback added them again.
  func confirm(gone: [UIViewController]) {
    for controller in gone where controller.parent == nil {
      controller.notifyDidMove(toParent: nil)
      didRemove(controller)
    }
    if !gone.isEmpty { parent?.containerRole.stackDidChange(self) }
  }

  /// Tells added controllers, unless a callback removed them again.
  func confirm(come: [UIViewController]) {
    for controller in come where controller.parent === self {
      controller.notifyDidMove(toParent: self)
    }
  }

  /// Ends the parenthood of controllers that left the stack, and returns them.
  ///
  /// One that is still shown stays a child until it has disappeared.
  func takeLeaving() -> [UIViewController] {
    let running = runner.state.transition
    let shown = [stack.destinationTop, running?.from, running?.to]
    let done = leaving.all.filter { stack.contains($0) || !shown.contains($0) }
    for controller in done { leaving.remove(controller) }
    let gone = done.filter { !stack.contains($0) }
    for controller in gone where controller.parent === self { endParenthood(of: controller) }
    return gone
  }

  private func endParenthood(of controller: UIViewController) {
    forget(controller)
    controller.parent = nil
  }

  func takeArriving() -> [UIViewController] {
    defer { arriving = OrderedObjects<UIViewController>() }
    return arriving.all.filter(stack.contains)
  }
}
