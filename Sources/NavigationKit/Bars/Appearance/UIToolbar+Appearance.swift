import Foundation

extension UIToolbar {
  /// What the bar is painted with.
  var resolved: ResolvedBarAppearance<UIToolbarAppearance> {
    ResolvedBarAppearance(
      bar: appearances, made: madeAppearance(metrics), look: look, isCompact: metrics.isCompact,
      knowsEdge: controller != nil)
  }

  /// How buttons look now.
  var buttonAppearance: UIToolbarAppearance {
    resolved.text(at: background.backgroundView.fraction(at: window?.stage?.now ?? 0))
  }

  private var metrics: UIBarMetrics { UIBarMetrics(in: traitCollection, withPrompt: false) }

  /// What the bar's own properties make of a bar of a kind.
  private func madeAppearance(_ metrics: UIBarMetrics) -> UIToolbarAppearance {
    if let made = madeAppearances[metrics] { return made }
    let made = UIToolbarAppearance()
    look.paint(made, at: barPosition, metrics)
    madeAppearances[metrics] = made
    return made
  }

  /// What the properties make of a usual bar; once it is changed, it counts as given.
  var madeStandardAppearance: UIToolbarAppearance {
    let made = madeAppearance(.default)
    made.whenChanged = { [weak self, weak made] in
      guard let made, self?.appearances.standard == nil else { return }
      self?.standardAppearance = made
    }
    return made
  }

  /// Takes a copy of an appearance.
  func adopt(
    _ appearance: UIToolbarAppearance?,
    as place: WritableKeyPath<BarAppearances<UIToolbarAppearance>, UIToolbarAppearance?>
  ) {
    let copy = appearance?.copy()
    copy?.whenChanged = { [weak self] in self?.restyle() }
    appearances[keyPath: place] = copy
  }

  /// Shows what the bar is painted with now; with the transition where one is about to start.
  func restyle() {
    guard controller?.isAboutToMove != true else { return }
    background.show(resolved.backgrounds, page: controller?.topViewController)
    content?.show(buttonAppearance, look.style)
  }

  /// Content moved: buttons look as the background does that shows more now.
  func contentDidScroll() {
    guard let content, content.appearance !== buttonAppearance else { return }
    content.show(buttonAppearance, look.style)
  }
}
