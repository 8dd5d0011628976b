import Foundation

extension UISplitViewController: ContainerRole {
  var container: UIViewController { self }

  /// The columns in sight, or what they are stacked in.
  var appearanceChildren: [UIViewController] {
    if let pile = fold.pile { return [pile.root] }
    return order.filter(shown.shows).compactMap { columns.holders[$0] }
  }

  /// Columns hear of it with each step of a change.
  var forwardsAppearance: Bool { false }
  func removeChild(_ child: UIViewController) { lose(child) }
  var childTransition: TransitionContext? { runner.state.transition?.context }
  var activeCoordinator: TransitionCoordinator? { runner.coordinator }
  func endTransition() { runner.finish() }

  func shows(by action: Selector) -> Bool { action == .show || action == .showDetail }

  /// What is covered keeps its pages.
  var childrenInReach: [UIViewController] {
    let isCovered = !isCollapsed && shown.coversSecondary
    return shownChildren.filter { !isCovered || $0 !== columns.holders[.secondary] }
  }

  /// What lies over the secondary column goes.
  func goBack() -> Bool {
    guard !isCollapsed, wanted.coversSecondary else { return false }
    choose(wanted.sidebarsBesideTap)
    return true
  }

  /// Puts the columns' views into place before they are seen.
  func prepareAppearance(_ isAppearing: Bool) {
    runner.finish()
    guard isAppearing else { return }
    loadViewIfNeeded()
    sayColumnTraits()
    followWidth()
    if let pile = fold.pile {
      board.host(of: .primary).show(pile.root)
    } else {
      shown = wanted
      for column in order {
        board.host(of: column).show(shown.shows(column) ? columns.holders[column] : nil)
      }
    }
    placeButton()
  }

  /// Columns hear which of them are narrow on the device there is.
  func sayColumnTraits() { for holder in columns.holders.values { holder.applyTraitOverrides() } }

  func assemble(_ view: UIView) {
    view.backgroundColor = .systemBackground
    board.assemble(in: view)
    gestures.watch(view, veil: board.veil)
  }
}
