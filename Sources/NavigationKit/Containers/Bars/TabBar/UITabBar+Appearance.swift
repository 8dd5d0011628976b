import Foundation

extension UITabBar {
  var isManaged: Bool { controller != nil }
  /// A tab bar looks the same at every height.
  var metrics: UIBarMetrics { .default }
  var itemAppearances: BarAppearances<UITabBarAppearance> {
    selected?.appearances ?? BarAppearances()
  }

  func makeAppearance(_ metrics: UIBarMetrics) -> UITabBarAppearance {
    let made = UITabBarAppearance()
    look.paint(made, at: barPosition, metrics)
    made.selectionIndicatorImage = selectionIndicatorImage
    made.stackedItemPositioning = itemPositioning
    made.stackedItemWidth = itemWidth
    made.stackedItemSpacing = itemSpacing
    return made
  }

  /// The appearance made from the bar's older properties; once changed, it is the standard
  /// appearance.
  var madeStandardAppearance: UITabBarAppearance {
    let made = madeAppearance(metrics)
    made.whenChanged = { [weak self, weak made] in
      guard let self, let made, appearances.standard == nil else { return }
      made.whenChanged = { [weak self] in self?.restyle() }
      appearances.standard = made
    }
    return made
  }

  /// Applies the current appearance to background and tabs.
  func restyle() {
    background.show(resolved.backgrounds, page: controller?.topViewController)
    fadingContentColors { showTabs(textAppearance) }
  }

  /// Fades from the background for one tab's page to the next one's, while both pages are seen.
  func beginTransition(by progress: TransitionProgress) {
    background.beginTransition(
      to: resolved.backgrounds, page: controller?.topViewController, at: window?.stage?.now ?? 0)
    background.fade(by: progress)
    fadingContentColors { showTabs(textAppearance) }
  }

  /// Ends a running transition, and shows the background for the page that stays.
  func endTransition(by progress: TransitionProgress) {
    removeAnimations(drivenBy: progress)
    background.endTransition()
    restyle()
  }

  /// Content was scrolled: the tabs take the appearance of the background that is more visible now.
  func contentDidScroll() {
    let appearance = textAppearance
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
