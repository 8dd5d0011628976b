import Foundation

extension UITabBar {
  /// What the bar is painted with.
  var resolved: ResolvedBarAppearance<UITabBarAppearance> {
    ResolvedBarAppearance(
      item: selected?.appearances ?? BarAppearances(), bar: appearances, made: made, look: look,
      isCompact: false, knowsEdge: controller != nil)
  }

  /// How tabs look now.
  private var tabAppearance: UITabBarAppearance {
    resolved.text(at: background.backgroundView.fraction(at: window?.stage?.now ?? 0))
  }

  /// What the bar's own properties make.
  private var made: UITabBarAppearance {
    if let madeAppearance { return madeAppearance }
    let made = UITabBarAppearance()
    look.paint(made, at: barPosition, .default)
    made.selectionIndicatorImage = selectionIndicatorImage
    made.stackedItemPositioning = itemPositioning
    made.stackedItemWidth = itemWidth
    made.stackedItemSpacing = itemSpacing
    madeAppearance = made
    return made
  }

  /// What the properties make of a bar; once it is changed, it counts as given.
  var madeStandardAppearance: UITabBarAppearance {
    let made = made
    made.whenChanged = { [weak self, weak made] in
      guard let self, let made, appearances.standard == nil else { return }
      made.whenChanged = { [weak self] in self?.restyle() }
      appearances.standard = made
    }
    return made
  }

  /// A copy of an appearance whose changes show.
  func adopted(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    appearance?.adopted { [weak self] in self?.restyle() }
  }

  func ownLookDidChange() {
    madeAppearance = nil
    restyle()
  }

  /// Shows what the bar is painted with now.
  func restyle() {
    background.show(resolved.backgrounds, page: controller?.topViewController)
    showTabs(tabAppearance)
  }

  /// Content moved: tabs look as the background does that shows more now.
  func contentDidScroll() {
    let appearance = tabAppearance
    if shownAppearance !== appearance { showTabs(appearance) }
  }

  private func showTabs(_ appearance: UITabBarAppearance) {
    shownAppearance = appearance
    let style = UITabBarItemAppearance.Style(in: traitCollection)
    let tabs = TabBarLook(
      appearance: appearance, unselected: unselectedItemTintColor,
      indicator: appearance.selectionIndicatorImage,
      indicatorColor: appearance.selectionIndicatorTintColor, style: look.style)
    row?.spread = spread(appearance)
    row?.show(tabs, style: style)
  }

  private func spread(_ appearance: UITabBarAppearance) -> TabBarLayout.Spread {
    let centered = TabBarLayout.Spread.centered(
      width: appearance.stackedItemWidth, spacing: appearance.stackedItemSpacing)
    return switch appearance.stackedItemPositioning {
    case .automatic: traitCollection.horizontalSizeClass == .regular ? centered : .fill
    case .fill: .fill
    case .centered: centered
    }
  }
}

extension UITabBarItemAppearance.Style {
  /// How the parts of tabs are arranged in given circumstances: beside each other where the bar is wide
  /// or low.
  init(in traits: UITraitCollection) {
    if BarMetrics.isLow(in: traits) {
      self = .compactInline
    } else {
      self = traits.horizontalSizeClass == .regular ? .inline : .stacked
    }
  }
}
