import Foundation

/// What a bar is painted with for a page: with the content at its edge, and with content under the bar.
struct ResolvedBarAppearance<Appearance: UIBarAppearance> {
  let edge: Appearance
  let scrolled: Appearance
  let backgrounds: BarBackgroundStyles

  /// Chooses both.
  ///
  /// - Parameters:
  ///   - made: What the bar's own properties make of it, which counts where no standard one was given.
  ///   - knowsEdge: Whether the bar is a navigation controller's, so that there is a page beside it.
  init(
    item: BarAppearances<Appearance> = BarAppearances(), bar: BarAppearances<Appearance>,
    made: Appearance, look: LegacyBarAppearance, isCompact: Bool, knowsEdge: Bool
  ) {
    var bar = bar
    bar.standard = bar.standard ?? made
    let choose = { (isAtEdge: Bool) in
      ChosenAppearance(
        item: item, bar: bar, in: BarSituation(isCompact: isCompact, isAtEdge: isAtEdge))
        ?? ChosenAppearance(appearance: made)
    }
    let background = { (choice: ChosenAppearance<Appearance>) in
      let keepsBackground = choice.appearance === made && look.hasOwnBackground
      return choice.losesBackground && !keepsBackground
        ? BarBackgroundStyle.none
        : BarBackgroundStyle(choice.appearance, isAtBottom: look.isAtBottom)
    }
    let (atEdge, away) = (choose(knowsEdge), choose(false))
    edge = atEdge.appearance
    scrolled = away.appearance
    backgrounds = BarBackgroundStyles(
      edge: background(atEdge), scrolled: background(away), style: look.style)
  }

  /// How titles and buttons look where so much of the background for scrolled content is there, 0…1.
  func text(at fraction: CGFloat) -> Appearance { fraction > 0.5 ? scrolled : edge }
}
