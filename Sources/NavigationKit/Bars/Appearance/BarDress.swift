import Foundation

/// What a bar is painted with for a page: with the content at its edge, and with content under the bar.
struct BarDress<Appearance: UIBarAppearance> {
  let edge: Appearance
  let scrolled: Appearance
  let grounds: BarGrounds

  /// Chooses both.
  ///
  /// - Parameters:
  ///   - made: What the bar's own properties make of it, which counts where no standard one was given.
  ///   - knowsEdge: Whether the bar is a navigation controller's, so that there is a page beside it.
  init(
    item: BarAppearances<Appearance> = BarAppearances(), bar: BarAppearances<Appearance>,
    made: Appearance, look: BarLook, isCompact: Bool, knowsEdge: Bool
  ) {
    var bar = bar
    bar.standard = bar.standard ?? made
    let choose = { (isAtEdge: Bool) in
      ChosenAppearance(
        item: item, bar: bar, in: BarSituation(isCompact: isCompact, isAtEdge: isAtEdge))
        ?? ChosenAppearance(appearance: made)
    }
    let ground = { (choice: ChosenAppearance<Appearance>) in
      let keepsGround = choice.appearance === made && look.hasOwnGround
      return choice.losesGround && !keepsGround
        ? BarGround.none : BarGround(choice.appearance, isToolbar: look.isToolbar)
    }
    let (atEdge, away) = (choose(knowsEdge), choose(false))
    edge = atEdge.appearance
    scrolled = away.appearance
    grounds = BarGrounds(edge: ground(atEdge), scrolled: ground(away), style: look.style)
  }

  /// How titles and buttons look where so much of the ground for scrolled content is there, 0…1.
  func text(at fraction: CGFloat) -> Appearance { fraction > 0.5 ? scrolled : edge }
}
