import Foundation

/// What a bar is painted with for a page: with its content at the edge, and under the bar.
struct NavigationBarDress {
  let edge: UINavigationBarAppearance
  let scrolled: UINavigationBarAppearance
  let grounds: BarGrounds
}

extension UINavigationBar {
  /// What the bar is painted with for its top item.
  var dress: NavigationBarDress {
    let isCompact = metrics.isCompact
    let scrolled = choose(BarSituation(isCompact: isCompact))
    // Only a bar of a navigation controller knows of a page below it.
    let edge =
      controller == nil ? scrolled : choose(BarSituation(isCompact: isCompact, isAtEdge: true))
    return NavigationBarDress(
      edge: edge.appearance, scrolled: scrolled.appearance,
      grounds: BarGrounds(
        edge: ground(of: edge), scrolled: ground(of: scrolled), style: look.style))
  }

  private func choose(_ situation: BarSituation) -> ChosenAppearance<UINavigationBarAppearance> {
    var own = appearances
    let made = own.standard == nil ? madeAppearance(metrics) : nil
    own.standard = own.standard ?? made
    return ChosenAppearance(
      item: topItem?.appearances ?? BarAppearances(), bar: own, in: situation)
      ?? ChosenAppearance(appearance: standardAppearance)
  }

  private func ground(of choice: ChosenAppearance<UINavigationBarAppearance>) -> BarGround {
    let isMade = madeAppearances.values.contains { $0 === choice.appearance }
    if choice.losesGround && !(isMade && look.hasOwnGround) { return .none }
    return BarGround(choice.appearance, isToolbar: false)
  }

  /// How titles and buttons look now: as the ground does that shows more.
  var textAppearance: UINavigationBarAppearance {
    let dress = dress
    let isScrolled = background.pane.fraction(at: window?.stage?.now ?? 0) > 0.5
    return isScrolled ? dress.scrolled : dress.edge
  }

  /// The page whose content decides which look a bar has.
  func page(of item: UINavigationItem?) -> UIViewController? {
    (controller as? UINavigationController)?.viewControllers
      .first { $0.navigationItem === item }
  }

  private var metrics: UIBarMetrics {
    let isCompact =
      traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
    if topItem?.prompt == nil { return isCompact ? .compact : .default }
    return isCompact ? .compactPrompt : .defaultPrompt
  }

  // MARK: The bar's own properties

  /// What the properties make of a bar of a kind.
  private func madeAppearance(_ metrics: UIBarMetrics) -> UINavigationBarAppearance {
    if let made = madeAppearances[metrics] { return made }
    let made = UINavigationBarAppearance()
    look.paint(made, at: position, metrics)
    made.titleTextAttributes = titleTextAttributes ?? [:]
    made.titlePositionAdjustment.vertical = metrics.value(in: titleOffsets) ?? 0
    made.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    madeAppearances[metrics] = made
    return made
  }

  /// What the properties make of a usual bar; once it is changed, it counts as given.
  var madeStandardAppearance: UINavigationBarAppearance {
    let made = madeAppearance(.default)
    made.whenChanged = { [weak self, weak made] in
      guard let made, self?.appearances.standard == nil else { return }
      self?.standardAppearance = made
    }
    return made
  }

  func lookDidChange(from old: BarLook) {
    guard look != old else { return }
    ownLookDidChange()
    if look.isTranslucent != old.isTranslucent { superview?.setNeedsLayout() }
  }

  func ownLookDidChange() {
    madeAppearances = [:]
    restyle()
  }

  // MARK: Changes

  /// Takes a copy of an appearance.
  func adopt(
    _ appearance: UINavigationBarAppearance?,
    as place: WritableKeyPath<
      BarAppearances<UINavigationBarAppearance>, UINavigationBarAppearance?
    >
  ) {
    let copy = appearance?.copy()
    copy?.whenChanged = { [weak self] in self?.restyle() }
    appearances[keyPath: place] = copy
  }

  /// Shows what the bar is painted with now; with the transition where one is about to start.
  func restyle() {
    guard (controller as? UINavigationController)?.isAboutToMove != true else { return }
    background.show(dress.grounds, page: page(of: topItem))
    content?.show(textAppearance, look.style)
    setNeedsLayout()
  }

  /// Content moved: titles and buttons look as the ground does that shows more now.
  func contentDidScroll() {
    guard let content, content.appearance !== textAppearance else { return }
    content.show(textAppearance, look.style)
    setNeedsLayout()
  }
}

nonisolated extension UIBarMetrics {
  /// Whether they are those of a low bar.
  var isCompact: Bool { self == .compact || self == .compactPrompt }
}
