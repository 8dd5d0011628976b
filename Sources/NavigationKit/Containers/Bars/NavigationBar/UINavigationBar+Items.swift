import Foundation

extension UINavigationBar {
  /// A transition that a standalone bar runs: its scheduled end, and what to call then.
  struct OwnTransition {
    let end: VirtualClock.Token
    let completion: () -> Void
  }

  /// Attaches the bar to a container, which becomes its delegate and provides its items.
  func manage(by controller: any NavigationBarOwner) {
    self.controller = controller
    delegate = controller
  }

  func replaceItems(_ items: [UINavigationItem]?, animated: Bool) {
    if let controller {
      // Only the container may change the items.
      precondition(
        items ?? [] == controller.items,
        "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    }
    // The container decides when its items are shown.
    guard controller == nil else { return }
    endOwnTransition()
    let old = storedItems ?? []
    store(items)
    let isPop = items?.last.map { top in old.contains { $0 === top } } ?? false
    show(isPop: isPop, animated: animated && items?.last !== old.last)
  }

  /// The items, which are the container's if there is one.
  var allItems: [UINavigationItem]? { controller.map(\.items) ?? storedItems }

  /// The item at a depth below the top; 0 is the top.
  func item(below depth: Int) -> UINavigationItem? {
    if let controller { return controller.item(below: depth) }
    return storedItems?.dropLast(depth).last
  }

  /// Called when the container's stack, and with it the bar's items, has changed.
  func stackDidChange() { openMenu?.close(animated: false) }

  private func store(_ items: [UINavigationItem]?) {
    openMenu?.close(animated: false)
    storedItems = items
    items?.forEach { $0.bar = self }
  }

  func push(_ item: UINavigationItem, animated: Bool) {
    requireUnmanaged("pushNavigationItem:animated:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    endOwnTransition()
    store((storedItems ?? []) + [item])
    show(isPop: false, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  func pop(animated: Bool) -> UINavigationItem? {
    requireUnmanaged("popNavigationItemAnimated:")
    return storedItems.flatMap { pop(to: $0.count - 1, animated: animated) }
  }

  /// Pops the items above a count, unless the delegate refuses; returns the top one.
  private func pop(to count: Int, animated: Bool) -> UINavigationItem? {
    guard let top = topItem, let items = storedItems,
      delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return nil }
    endOwnTransition()
    store(Array(items.prefix(count)))
    show(isPop: true, animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: top)
    }
    return top
  }

  private func requireUnmanaged(_ call: String) {
    precondition(
      controller == nil,
      "Cannot call \(call) directly on a UINavigationBar managed by a controller.")
  }

  // MARK: Back button

  /// Handles a press of the back button.
  func backWasPressed() {
    guard let topItem else { return }
    if let action = topItem.backAction { return action.perform(sender: self) }
    if let controller {
      _ = controller.navigationBar(self, shouldPop: topItem)
    } else {
      popItem(animated: true)
    }
  }

  /// Whether the back button has a menu: if there are items below, and no `backAction`.
  var hasBackMenu: Bool { backItem != nil && topItem?.backAction == nil }

  /// The menu of the items below, nearest first.
  func backMenu() -> UIMenu? {
    guard hasBackMenu else { return nil }
    return UIMenu(
      children: itemsBelow.map { item in
        UIAction(title: item.menuTitle) { [weak self, weak item] _ in
          item.map { self?.goBack(to: $0) }
        }
      })
  }

  /// The items below the top one, nearest first, with the one under the stack.
  private var itemsBelow: [UINavigationItem] {
    var items: [UINavigationItem] = []
    while let item = item(below: items.count + 1) { items.append(item) }
    return items
  }

  private func goBack(to item: UINavigationItem) {
    if let controller { return controller.popToPage(of: item) }
    guard let place = storedItems?.firstIndex(where: { $0 === item }) else { return }
    _ = pop(to: place + 1, animated: true)
  }

  // MARK: Standalone transitions

  /// Shows the top item, animated if the bar is in a window, and then calls the completion.
  private func show(isPop: Bool, animated: Bool, completion: @escaping () -> Void = {}) {
    guard animated, content != nil, let stage = window?.stage else {
      showTopItem()
      return completion()
    }
    let progress = TransitionProgress(
      isPop: isPop, isCrossFade: traitCollection.fadesTransitions, source: .held(0))
    let duration = progress.run(since: stage.now, by: stage.transitionMetrics)
    beginTransition(progress)
    ownTransition = OwnTransition(
      end: stage.clock.schedule(after: duration, kind: .motion) { [weak self] in
        self?.endOwnTransition()
      }, completion: completion)
  }

  /// Completes a standalone transition at once, so that the next change starts from its end.
  func endOwnTransition() {
    guard let transition = ownTransition else { return }
    ownTransition = nil
    window?.stage?.clock.cancel(transition.end)
    endTransition()
    showTopItem()
    transition.completion()
  }
}

extension UINavigationItem {
  /// The bar that shows the item.
  var navigationBar: UINavigationBar? { bar as? UINavigationBar }
}
