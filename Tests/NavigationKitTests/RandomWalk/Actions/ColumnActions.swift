@testable import NavigationKit

/// Columns that are shown, hidden and filled.
struct ColumnActions: WalkActions {
  func act(on walk: RandomWalk) {
    walk.random.isOne(in: 3) ? fill(walk) : actInCallback(on: walk)
  }

  func actInCallback(on walk: RandomWalk) {
    guard let split = walk.screen.split else { return }
    if split.style == .unspecified || walk.random.isOne(in: 5) {
      split.preferredDisplayMode = walk.random.pick([
        .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
        .twoOverSecondary, .twoDisplaceSecondary,
      ])
      return walk.note("prefer \(split.preferredDisplayMode)")
    }
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let column = walk.random.pick(columns)
    let shows = walk.random.isOne(in: 2)
    walk.note("\(shows ? "show" : "hide") \(column)")
    shows ? split.show(column) : split.hide(column)
  }

  private func fill(_ walk: RandomWalk) {
    guard let split = walk.screen.split else { return }
    let page = walk.makePage()
    if walk.random.isOne(in: 2) || split.style == .unspecified {
      walk.note("show detail \(page.number)")
      split.showDetailViewController(page, sender: nil)
    } else {
      let column = walk.random.pick([UISplitViewController.Column.primary, .secondary])
      walk.note("fill \(column) with \(page.number)")
      split.setViewController(page, for: column)
    }
  }
}
