import Foundation

/// What a toolbar is painted with for a page: with its content at the edge, and under the bar.
struct ToolbarDress {
  let edge: UIToolbarAppearance
  let scrolled: UIToolbarAppearance
  let grounds: BarGrounds
}

extension UIToolbar {
  /// What the bar is painted with.
  var dress: ToolbarDress {
    let isCompact = metrics.isCompact
    let scrolled = choose(BarSituation(isCompact: isCompact))
    // Only a bar of a navigation controller knows of a page above it.
    let edge =
      controller == nil ? scrolled : choose(BarSituation(isCompact: isCompact, isAtEdge: true))
    return ToolbarDress(
      edge: edge.appearance, scrolled: scrolled.appearance,
      grounds: BarGrounds(
        edge: ground(of: edge), scrolled: ground(of: scrolled), style: look.style))
  }

  private func choose(_ situation: BarSituation) -> ChosenAppearance<UIToolbarAppearance> {
    var own = appearances
    own.standard = own.standard ?? madeAppearance(metrics)
    return ChosenAppearance(item: BarAppearances(), bar: own, in: situation)
      ?? ChosenAppearance(appearance: standardAppearance)
  }

  private func ground(of choice: ChosenAppearance<UIToolbarAppearance>) -> BarGround {
    let isMade = madeAppearances.values.contains { $0 === choice.appearance }
    if choice.losesGround && !(isMade && look.hasOwnGround) { return .none }
    return BarGround(choice.appearance, isToolbar: true)
  }

  /// How buttons look now: as the ground does that shows more.
  var buttonAppearance: UIToolbarAppearance {
    let dress = dress
    let isScrolled = background.pane.fraction(at: window?.stage?.now ?? 0) > 0.5
    return isScrolled ? dress.scrolled : dress.edge
  }

  private var metrics: UIBarMetrics {
    let isLow = traitCollection.verticalSizeClass == .compact
    return isLow && traitCollection.userInterfaceIdiom != .pad ? .compact : .default
  }

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
    background.show(dress.grounds, page: controller?.topViewController)
    content?.show(buttonAppearance)
  }

  /// Content moved: buttons look as the ground does that shows more now.
  func contentDidScroll() {
    guard let content, content.appearance !== buttonAppearance else { return }
    content.show(buttonAppearance)
  }
}
