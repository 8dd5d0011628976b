import Foundation

extension UINavigationBar {
  /// What the bar is painted with for its top item.
  var resolved: ResolvedBarAppearance<UINavigationBarAppearance> {
    ResolvedBarAppearance(
      item: topItem?.appearances ?? BarAppearances(), bar: appearances,
      made: madeAppearance(metrics), look: look, isCompact: metrics.isCompact,
      knowsEdge: controller != nil)
  }

  /// How titles and buttons look now.
  var textAppearance: UINavigationBarAppearance {
    resolved.text(at: background.backgroundView.fraction(at: window?.stage?.now ?? 0))
  }

  /// The page whose content decides which look a bar has.
  func page(of item: UINavigationItem?) -> UIViewController? {
    controller?.page(of: item)
  }

  private var metrics: UIBarMetrics {
    UIBarMetrics(in: traitCollection, withPrompt: topItem?.prompt != nil)
  }

  // MARK: The bar's own properties

  /// What the properties make of a bar of a kind.
  private func madeAppearance(_ metrics: UIBarMetrics) -> UINavigationBarAppearance {
    if let made = madeAppearances[metrics] { return made }
    let made = UINavigationBarAppearance()
    look.paint(made, at: position, metrics)
    made.titleTextAttributes = titleTextAttributes ?? [:]
    made.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
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

  func lookDidChange(from old: LegacyBarAppearance) {
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
    window?.stage?.needsChromeUpdate = true
    guard controller?.isAboutToMove != true else { return }
    background.show(resolved.backgrounds, page: page(of: topItem))
    content?.show(textAppearance, look.style)
    setNeedsLayout()
  }

  /// Content moved: titles and buttons look as the background does that shows more now.
  func contentDidScroll() {
    // What is about to leave keeps its own look.
    guard let content, content.item === topItem, content.appearance !== textAppearance else {
      return
    }
    content.show(textAppearance, look.style)
    setNeedsLayout()
  }
}
