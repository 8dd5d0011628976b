import Foundation

extension UITabBar {
  /// Slides the screen up, behind the bar and over what is above it.
  func beginCustomizing(_ items: [UITabBarItem]) {
    guard customizer == nil, let around = superview else { return }
    notify(.willBegin, items)
    let screen = TabCustomizer(items, of: self)
    customizer = screen
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    around.insertSubview(screen, belowSubview: self)
    slide(screen, from: 1, to: 0) { [weak self] in self?.notify(.didBegin, items) }
  }

  /// Slides the screen down; returns whether the user has moved a tab.
  func leaveCustomizing(animated: Bool) -> Bool {
    guard let screen = customizer else { return false }
    let (items, changed) = (screen.items, screen.hasChanged)
    notify(.willEnd(changed: changed), items)
    screen.leaveBar()
    customizer = nil
    let end = { [weak self] in
      screen.removeFromSuperview()
      self?.notify(.didEnd(changed: changed), items)
    }
    if animated, window != nil { slide(screen, from: 0, to: 1, end) } else { end() }
    return changed
  }

  /// Moves the screen by parts of its height, then calls `end`.
  private func slide(
    _ screen: UIView, from start: CGFloat, to end: CGFloat, _ completion: @escaping () -> Void
  ) {
    let room = screen.superview?.bounds ?? .zero
    let place = { (part: CGFloat) in room.offsetBy(dx: 0, dy: part * room.height) }
    UIView.performWithoutAnimation {
      screen.frame = place(start)
      screen.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: TabBarMetrics.customizingDuration, delay: 0, options: .curveEaseInOut,
      animations: { screen.frame = place(end) }, completion: { _ in completion() })
  }

  /// Puts a tab at an index in the bar.
  func place(_ item: UITabBarItem, at index: Int) {
    if let controller { return controller.place(item, at: index) }
    replaceItems(
      TabGridLayout.placing(item, at: index, in: storedItems ?? []), animated: true)
  }

  private func notify(_ event: TabCustomizing, _ items: [UITabBarItem]) {
    if let controller { return controller.tabsCustomizing(event, items) }
    switch event {
    case .willBegin: delegate?.tabBar(self, willBeginCustomizing: items)
    case .didBegin: delegate?.tabBar(self, didBeginCustomizing: items)
    case .willEnd(let changed):
      delegate?.tabBar(self, willEndCustomizing: items, changed: changed)
    case .didEnd(let changed): delegate?.tabBar(self, didEndCustomizing: items, changed: changed)
    }
  }
}
