import Foundation

extension UINavigationBar {
  var isManaged: Bool { controller != nil }
  var itemAppearances: BarAppearances<UINavigationBarAppearance> {
    topItem?.appearances ?? BarAppearances()
  }

  /// The page whose scrolling a bar's background follows.
  func page(of item: UINavigationItem?) -> UIViewController? {
    controller?.page(of: item)
  }

  var metrics: UIBarMetrics {
    UIBarMetrics(in: traitCollection, withPrompt: topItem?.prompt != nil)
  }

  func makeAppearance(_ metrics: UIBarMetrics) -> UINavigationBarAppearance {
    let made = UINavigationBarAppearance()
    look.paint(made, at: position, metrics)
    made.titleTextAttributes = titleTextAttributes ?? [:]
    made.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    made.titlePositionAdjustment.vertical = metrics.value(in: titleOffsets) ?? 0
    made.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return made
  }

  // MARK: Changes

  func lookDidChange(from old: LegacyBarAppearance) {
    guard look != old else { return }
    ownLookDidChange()
    if look.isTranslucent != old.isTranslucent { superview?.setNeedsLayout() }
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
