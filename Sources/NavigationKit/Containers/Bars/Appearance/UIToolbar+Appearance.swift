import Foundation

extension UIToolbar {
  /// The appearances that the bar uses.
  var resolved: ResolvedBarAppearance<UIToolbarAppearance> {
    ResolvedBarAppearance(
      bar: appearances, made: madeAppearance(metrics), look: look, isCompact: metrics.isCompact,
      knowsEdge: controller != nil)
  }

  /// The current appearance of buttons.
  var buttonAppearance: UIToolbarAppearance {
    resolved.text(at: background.backgroundView.fraction(at: window?.stage?.now ?? 0))
  }

  private var metrics: UIBarMetrics { UIBarMetrics(in: traitCollection, withPrompt: false) }

  /// The appearance made from the bar's properties, for bar metrics.
  private func madeAppearance(_ metrics: UIBarMetrics) -> UIToolbarAppearance {
    if let made = madeAppearances[metrics] { return made }
    let made = UIToolbarAppearance()
    look.paint(made, at: barPosition, metrics)
    madeAppearances[metrics] = made
    return made
  }

  /// The appearance made for default metrics; changing it sets it as ``standardAppearance``.
  var madeStandardAppearance: UIToolbarAppearance {
    let made = madeAppearance(.default)
    made.whenChanged = { [weak self, weak made] in
      guard let made, self?.appearances.standard == nil else { return }
      self?.standardAppearance = made
    }
    return made
  }

  /// Copies an appearance and sets it.
  func adopt(
    _ appearance: UIToolbarAppearance?,
    as place: WritableKeyPath<BarAppearances<UIToolbarAppearance>, UIToolbarAppearance?>
  ) {
    appearances[keyPath: place] = appearance?.adopted { [weak self] in self?.restyle() }
  }

  /// Applies the current appearance, unless a transition that is about to start will do so.
  func restyle() {
    guard controller?.isAboutToMove != true else { return }
    background.show(resolved.backgrounds, page: controller?.topViewController)
    if let content {
      content.fadingContentColors { content.show(buttonAppearance, look.style) }
    }
  }

  /// Called after scrolling: applies the appearance of buttons that matches the background.
  func contentDidScroll() {
    guard let content, content.appearance !== buttonAppearance else { return }
    content.show(buttonAppearance, look.style)
  }
}
