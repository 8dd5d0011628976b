import Foundation

/// The views of a tab bar's items.
final class TabRow: UIView {
  let buttons: [TabBarButton]
  /// How the tabs are distributed over the bar.
  var distribution = TabBarLayout.Distribution.fill {
    didSet { if distribution != oldValue { setNeedsLayout() } }
  }

  /// Makes a view per item, and calls `whenTapped` with the item that the user taps.
  init(_ items: [UITabBarItem], whenTapped: @escaping (UITabBarItem) -> Void) {
    buttons = items.map(TabBarButton.init)
    super.init(frame: .zero)
    // The first one is in front, so that elements are listed in reading order.
    for button in buttons.reversed() {
      addSubview(button)
      let item = button.item
      button.addAction(UIAction { _ in whenTapped(item) }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether it was made of these items.
  func isMade(of items: [UITabBarItem]) -> Bool {
    buttons.lazy.map(\.item).elementsEqual(items, by: ===)
  }

  /// Shows one of the tabs as selected; nil selects none.
  func select(_ item: UITabBarItem?) {
    for button in buttons where button.isSelected != (button.item === item) {
      button.isSelected.toggle()
    }
  }

  /// Applies a look and an arrangement to all tabs.
  func show(_ look: ResolvedTabAppearance, style: UITabBarItemAppearance.Style) {
    for button in buttons { button.show(look, style: style) }
    setNeedsLayout()
  }

  /// Updates a tab after its item changed.
  func itemDidChange(_ item: UIBarItem) {
    for button in buttons where button.item === item { button.itemDidChange() }
    setNeedsLayout()
  }

  /// Dims the tabs that cannot be moved while the user arranges them.
  func mark(_ isMovable: (UITabBarItem) -> Bool) {
    for button in buttons {
      button.stateAlpha = isMovable(button.item) ? 1 : TabBarMetrics.fixedAlpha
    }
  }

  /// Shows all tabs as usual again.
  func unmark() {
    target(nil)
    mark { _ in true }
  }

  /// Emphasizes the place under a dragged tab; nil for none.
  func target(_ index: Int?) {
    for (place, button) in buttons.enumerated() {
      button.backgroundColor = place == index ? .tertiarySystemFill : nil
      button.layer.cornerRadius = place == index ? TabBarMetrics.targetRadius : 0
    }
  }

  override func layoutSubviews() {
    handDirection(to: buttons)
    let insets = safeAreaInsets
    let space = CGRect(
      x: insets.left, y: 0, width: bounds.width - insets.left - insets.right,
      height: bounds.height)
    let layout = TabBarLayout(
      buttons.map(\.contentWidth), in: space, distribution: distribution,
      isRightToLeft: isRightToLeft)
    for (button, frame) in zip(buttons, layout.frames) { button.frame = frame }
  }
}
