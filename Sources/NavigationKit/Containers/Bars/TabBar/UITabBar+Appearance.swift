import Foundation

extension UITabBar {
  /// The bar's appearances at the scroll edge and away from it.
  var resolved: ResolvedBarAppearance<UITabBarAppearance> {
    ResolvedBarAppearance(
      item: selected?.appearances ?? BarAppearances(), bar: appearances, made: made, look: look,
      isCompact: false, knowsEdge: controller != nil)
  }

  /// The appearance that tabs have now.
  private var tabAppearance: UITabBarAppearance {
    resolved.text(at: background.backgroundView.fraction(at: window?.stage?.now ?? 0))
  }

  /// The appearance made from the bar's older properties.
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

  /// The appearance made from the bar's older properties; once changed, it is the standard
  /// appearance.
  var madeStandardAppearance: UITabBarAppearance {
    let made = made
    made.whenChanged = { [weak self, weak made] in
      guard let self, let made, appearances.standard == nil else { return }
      made.whenChanged = { [weak self] in self?.restyle() }
      appearances.standard = made
    }
    return made
  }

  /// A copy of an appearance; changes to the copy restyle the bar.
  func adopted(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    appearance?.adopted { [weak self] in self?.restyle() }
  }

  func ownLookDidChange() {
    madeAppearance = nil
    restyle()
  }

  /// Applies the current appearance to background and tabs.
  func restyle() {
    background.show(resolved.backgrounds, page: controller?.topViewController)
    fadingContentColors { showTabs(tabAppearance) }
  }

  /// Content was scrolled: the tabs take the appearance of the background that is more visible now.
  func contentDidScroll() {
    let appearance = tabAppearance
    if shownAppearance !== appearance { showTabs(appearance) }
  }

  private func showTabs(_ appearance: UITabBarAppearance) {
    shownAppearance = appearance
    let style = UITabBarItemAppearance.Style(in: traitCollection)
    let tabs = ResolvedTabAppearance(
      appearance: appearance, unselected: unselectedItemTintColor,
      indicator: appearance.selectionIndicatorImage,
      indicatorColor: appearance.selectionIndicatorTintColor, style: look.style)
    row?.distribution = distribution(appearance)
    row?.show(tabs, style: style)
  }

  private func distribution(_ appearance: UITabBarAppearance) -> TabBarLayout.Distribution {
    let centered = TabBarLayout.Distribution.centered(
      width: appearance.stackedItemWidth, spacing: appearance.stackedItemSpacing)
    return switch appearance.stackedItemPositioning {
    case .automatic: traitCollection.horizontalSizeClass == .regular ? centered : .fill
    case .fill: .fill
    case .centered: centered
    }
  }
}

extension UITabBarItemAppearance.Style {
  /// The arrangement of a tab's image and title: side by side in a regular width or a low bar, else
  /// stacked.
  init(in traits: UITraitCollection) {
    if BarMetrics.isLow(in: traits) {
      self = .compactInline
    } else {
      self = traits.horizontalSizeClass == .regular ? .inline : .stacked
    }
  }
}
