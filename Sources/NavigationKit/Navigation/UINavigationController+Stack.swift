import Foundation

extension UINavigationController {
  func push(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !(viewController is UINavigationController),
      "Pushing a navigation controller is not supported: present it, or push its root.")
    precondition(
      !stack.contains(viewController),
      "Pushing the same view controller instance more than once is not supported (\(viewController)): "
        + "pop to it, or push another instance.")
    apply(stack + [viewController], animated: animated)
  }

  func pop(to viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = stack.firstIndex(of: viewController) else {
      preconditionFailure(
        "Tried to pop to a view controller that doesn't exist: \(viewController) is not on the "
          + "stack.")
    }
    let popped = Array(stack[(place + 1)...])
    guard !popped.isEmpty else { return nil }
    apply(Array(stack[...place]), animated: animated)
    return popped
  }

  /// Makes a stack the one that counts, and has the screen follow.
  func apply(_ wanted: [UIViewController], animated: Bool) {
    precondition(
      Set(wanted).count == wanted.count,
      "All view controllers in a navigation controller must be distinct: \(wanted).")
    let removed = stack.filter { !wanted.contains($0) }
    let added = wanted.filter { !stack.contains($0) }
    stack = wanted
    awaitingAddition += added
    // What they do when they hear of it may change the stack again: that counts from then on.
    for controller in removed where !stack.contains(controller) { beginRemoving(controller) }
    while !awaitingAddition.isEmpty { beginAdding(awaitingAddition.removeFirst()) }
    children = stack + children.filter { !stack.contains($0) }
    navigationBar.items = stack.map(\.navigationItem)
    stackDidChange(animated: animated)
  }

  private func beginRemoving(_ controller: UIViewController) {
    if let place = awaitingAddition.firstIndex(of: controller) {
      // It left before it heard that it came.
      awaitingAddition.remove(at: place)
      return
    }
    arriving.removeAll { $0 === controller }
    leaving.append(controller)
    controller.tellWillMove(toParent: nil)
  }

  private func beginAdding(_ controller: UIViewController) {
    let wasLeaving = leaving.contains(controller)
    leaving.removeAll { $0 === controller }
    if controller.parent !== self {
      addChild(controller)
    } else if wasLeaving {
      controller.tellWillMove(toParent: self)
    } else {
      // It came back before it heard that it left.
      return
    }
    if stack.contains(controller) {
      arriving.append(controller)
    } else if !leaving.contains(controller) {
      // It took itself off again and has heard all about that.
      endParenthood(of: controller)
    }
  }

  /// Lets a controller go that leaves by itself, or that another container takes, wherever it is.
  func lose(_ controller: UIViewController) {
    let running = runner.state.transition
    let isInFlight = running?.from === controller || running?.to === controller
    if isInFlight, !runner.isCallingOut { runner.finishAndFollowAtOnce() }
    if stack.contains(controller) { apply(stack.filter { $0 !== controller }, animated: false) }
    if runner.isCallingOut, leaving.contains(controller) {
      // The screen follows later, and it hears the end of it then.
      endParenthood(of: controller)
    } else {
      leaving.removeAll { $0 === controller }
    }
  }

  /// Has the screen follow: at once, or at the end of the update where it is to be seen moving.
  private func stackDidChange(animated: Bool) {
    guard isOnScreen, let stage = viewIfLoaded?.window?.stage else { return tellLeaving() }
    // It follows once the finger's change is made.
    if runner.state == .requested, animated { return }
    if !animated { return stage.perform { self.follow(animated: false) } }
    if StackChange(shown: shownStack, wanted: stack) != .none { runner.expectTransition(in: pages) }
    stage.atEndOfUpdate { [weak self] in self?.follow(animated: true) }
    if case .tracking = runner.state { letStackWin() }
  }

  /// Whether there is a screen that can follow.
  var isOnScreen: Bool {
    isComing && viewIfLoaded?.window?.stage != nil
  }

  /// Whether callbacks left something to follow: another stack, or pages that came and went.
  var isBehind: Bool { shownStack != stack || !leaving.isEmpty || !arriving.isEmpty }

  /// Starts what has to happen so that the screen shows the stack; nothing if it does already.
  func follow(animated: Bool) {
    guard runner.mayFollow(animated: animated) else { return }
    guard isOnScreen else {
      // It catches up when it is seen again.
      if runner.isIdle { tellLeaving() }
      return
    }
    switch runner.state {
    case .idle: break
    case .tracking(let transition):
      guard shownStack != stack else { return }
      if animated { return letStackWin() }
      return runner.finishAndFollowAtOnce(isCancelled: stillWants(transition.from))
    case .requested, .announcing, .preparing, .animating, .settling, .landing:
      if !animated { runner.finishAndFollowAtOnce() }
      return
    }
    let change = StackChange(shown: shownStack, wanted: stack)
    guard change != .none else {
      shownStack = stack
      navigationBar.showTopItem()
      // Whether its title is large may go by a page below.
      view.setNeedsLayout()
      settleMembership()
      return runner.endCoordinator()
    }
    begin(change, animated: animated && change != .appear && change != .disappear)
  }

  /// Whether the stack holds a controller, so that its page is not to go.
  func stillWants(_ controller: UIViewController?) -> Bool {
    controller.map(stack.contains) ?? false
  }

  /// Tells controllers that came or went without a transition of their own.
  func settleMembership() {
    tellLeaving()
    confirm(come: takeArriving())
  }

  /// Tells those that left; those that came hear of it once the first of them was shown.
  private func tellLeaving() { confirm(gone: takeLeaving()) }

  /// Tells those that left, unless a callback brought them back meanwhile.
  func confirm(gone: [UIViewController]) {
    for controller in gone where controller.parent == nil { controller.tellDidMove(toParent: nil) }
  }

  /// Tells those that came, unless a callback took them away meanwhile.
  func confirm(come: [UIViewController]) {
    for controller in come where controller.parent === self {
      controller.tellDidMove(toParent: self)
    }
  }

  /// Ends the parenthood of those that left the stack for good, and lists them.
  ///
  /// One that is still shown hears of it once it has gone.
  func takeLeaving() -> [UIViewController] {
    let running = runner.state.transition
    let shown = [shownStack.last, running?.from, running?.to]
    let gone = leaving.filter { !stack.contains($0) && !shown.contains($0) }
    leaving.removeAll { stack.contains($0) || gone.contains($0) }
    for controller in gone where controller.parent === self { endParenthood(of: controller) }
    return gone
  }

  private func endParenthood(of controller: UIViewController) {
    children.removeAll { $0 === controller }
    controller.parent = nil
  }

  func takeArriving() -> [UIViewController] {
    defer { arriving = [] }
    return arriving.filter { stack.contains($0) }
  }
}
