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
    for controller in removed {
      arriving.removeAll { $0 === controller }
      leaving.append(controller)
      controller.willMove(toParent: nil)
    }
    for controller in added {
      leaving.removeAll { $0 === controller }
      if !children.contains(controller) { addChild(controller) }
      arriving.append(controller)
    }
    children = stack + children.filter { !stack.contains($0) }
    navigationBar.items = stack.map(\.navigationItem)
    stackDidChange(animated: animated)
  }

  /// Has the screen follow: at once, or at the end of the turn where it is to be seen moving.
  private func stackDidChange(animated: Bool) {
    guard isOnScreen, let stage = viewIfLoaded?.window?.stage else { return tellLeaving() }
    if !animated { return stage.perform { self.follow(animated: false) } }
    if activeCoordinator == nil, StackChange(shown: shownStack, wanted: stack) != .none {
      activeCoordinator = TransitionCoordinator(container: pages)
    }
    stage.atEndOfTurn { [weak self] in self?.follow(animated: true) }
    if case .tracking = state { letStackWin() }
  }

  /// Whether there is a screen that can follow.
  var isOnScreen: Bool {
    switch appearance {
    case .appeared, .appearing: viewIfLoaded?.window?.stage != nil
    case .disappeared, .disappearing: false
    }
  }

  /// Whether callbacks left something to follow: another stack, or pages that came and went.
  var isBehind: Bool { shownStack != stack || !leaving.isEmpty || !arriving.isEmpty }

  /// Starts what has to happen so that the screen shows the stack; nothing if it does already.
  func follow(animated: Bool) {
    guard !isCallingOut else {
      wantsNoAnimation = wantsNoAnimation || !animated
      return
    }
    guard isOnScreen else {
      // It catches up when it is seen again.
      if state == .idle { tellLeaving() }
      return
    }
    switch state {
    case .idle: break
    case .tracking(let transition):
      guard shownStack != stack else { return }
      if animated { return letStackWin() }
      wantsNoAnimation = true
      return endTransition(isCancelled: stillWants(transition.from))
    case .animating, .settling:
      guard !animated else { return }
      wantsNoAnimation = true
      endTransition()
      return
    }
    let change = StackChange(shown: shownStack, wanted: stack)
    guard change != .none else {
      shownStack = stack
      navigationBar.showTopItem()
      settleMembership()
      return endCoordinator()
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
    for controller in takeArriving() { controller.didMove(toParent: self) }
  }

  /// Tells those that left; those that came hear of it once the first of them was shown.
  private func tellLeaving() {
    for controller in takeLeaving() { controller.didMove(toParent: nil) }
  }

  /// Ends the parenthood of those that left the stack for good, and lists them.
  ///
  /// One that is still shown hears of it once it has gone.
  func takeLeaving() -> [UIViewController] {
    let shown = [shownStack.last, state.pages?.from, state.pages?.to]
    let gone = leaving.filter { !stack.contains($0) && !shown.contains($0) }
    leaving.removeAll { stack.contains($0) || gone.contains($0) }
    for controller in gone where controller.parent === self {
      children.removeAll { $0 === controller }
      controller.parent = nil
    }
    return gone
  }

  func takeArriving() -> [UIViewController] {
    defer { arriving = [] }
    return arriving.filter { stack.contains($0) }
  }
}
