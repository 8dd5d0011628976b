import Foundation

extension UINavigationBar {
  /// The appearances that the bar uses for its top item.
  var resolved: ResolvedBarAppearance<UINavigationBarAppearance> {
    ResolvedBarAppearance(
      item: topItem?.appearances ?? BarAppearances(), bar: appearances,
      made: madeAppearance(metrics), look: look, isCompact: metrics.isCompact,
      knowsEdge: controller != nil)
  }

  /// The current appearance of titles and buttons.
  var textAppearance: UINavigationBarAppearance {
    resolved.text(at: background.backgroundView.fraction(at: window?.stage?.now ?? 0))
  }

  /// The page whose scrolling a bar's background follows.
  func page(of item: UINavigationItem?) -> UIViewController? {
    controller?.page(of: item)
  }

  private var metrics: UIBarMetrics {
    UIBarMetrics(in: traitCollection, withPrompt: topItem?.prompt != nil)
  }

  // MARK: Appearances made from properties

  /// The appearance made from the bar's properties, for bar metrics.
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

  /// The appearance made for default metrics; changing it sets it as ``standardAppearance``.
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

  /// Copies an appearance and sets it.
  func adopt(
    _ appearance: UINavigationBarAppearance?,
    as place: WritableKeyPath<
      BarAppearances<UINavigationBarAppearance>, UINavigationBarAppearance?
    >
  ) {
    appearances[keyPath: place] = appearance?.adopted { [weak self] in self?.restyle() }
  }

  /// Applies the current appearance, unless a transition that is about to start will do so.
  func restyle() {
    window?.stage?.needsChromeUpdate = true
    guard controller?.isAboutToMove != true else { return }
    background.show(resolved.backgrounds, page: page(of: topItem))
    if let content {
      content.fadingContentColors { content.show(textAppearance, look.style) }
    }
    setNeedsLayout()
  }

  /// Called after scrolling: applies the appearance of titles and buttons that matches the
  /// background.
  func contentDidScroll() {
    // An item that is about to be popped keeps its appearance.
    guard let content, content.item === topItem, content.appearance !== textAppearance else {
      return
    }
    content.show(textAppearance, look.style)
    setNeedsLayout()
  }
}
