import Foundation

extension UITabBar {
  /// Replaces the tabs; the selected one stays selected if it is among them.
  func replaceItems(_ items: [UITabBarItem]?, animated: Bool = false) {
    storedItems = items
    if let selected, items?.contains(where: { $0 === selected }) != true { self.selected = nil }
    guard row?.isMade(of: items ?? []) != true else { return }
    let old = row
    let new = TabRow(items ?? []) { [weak self] in self?.wasTapped($0) }
    items?.forEach { $0.join(self) }
    addSubview(new)
    row = new
    new.select(selected)
    restyle()
    customizer?.markTabs()
    setNeedsLayout()
    layoutIfNeeded()
    if animated, window != nil, let old {
      crossFade(from: old, to: new)
    } else {
      old?.removeFromSuperview()
    }
  }

  /// Selects a tab; nil, or a tab that is not in the bar, selects none.
  func select(_ item: UITabBarItem?) {
    selected = storedItems?.contains { $0 === item } == true ? item : nil
    row?.select(selected)
    restyle()
  }

  private func wasTapped(_ item: UITabBarItem) {
    guard !isCustomizing else { return }
    if let controller { return controller.tabWasTapped(item) }
    select(item)
    delegate?.tabBar(self, didSelect: item)
  }

  /// Stops the program if the bar belongs to a tab bar controller.
  func requireUnmanaged(_ call: String) {
    precondition(
      controller == nil,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed: \(call).")
  }

  // MARK: Layout

  /// The height of the part in the home indicator's area, in points.
  var bottomMargin: CGFloat { managedMargin ?? safeAreaInsets.bottom }

  func layOutParts() {
    handDirection(to: [background, row])
    background.place(
      CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + safeAreaOverhang))
    row?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - bottomMargin))
  }
}
