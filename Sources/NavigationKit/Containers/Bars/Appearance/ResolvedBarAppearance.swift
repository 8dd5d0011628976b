import Foundation

/// The appearances a bar uses for a page: at the scroll edge, and with content under the bar.
struct ResolvedBarAppearance<Appearance: UIBarAppearance> {
  let edge: Appearance
  let scrolled: Appearance
  let backgrounds: BarBackgroundStyles

  /// Chooses both.
  ///
  /// - Parameters:
  ///   - made: The appearance made from the bar's properties, used if no standard one is set.
  ///   - knowsEdge: Whether the bar belongs to a navigation controller, so that it can follow the
  ///     scrolling of a page.
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

  /// The appearance of titles and buttons while the scrolled background has faded in to a fraction,
  /// 0…1.
  func text(at fraction: CGFloat) -> Appearance { fraction > 0.5 ? scrolled : edge }
}
