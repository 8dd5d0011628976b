import Foundation

extension UISplitViewController: ContainerRole {
  var container: UIViewController { self }

  var returnAction: (() -> Void)? {
    let sidebars = wanted.sidebars
    return { [self] in if !isCollapsed { choose(sidebars, animated: false) } }
  }

  /// The controllers of the visible columns, or the one they are stacked in.
  var appearanceChildren: [UIViewController] {
    if let collapsed = arrangement.collapsed { return [collapsed.root] }
    return order.filter(destination.shows).compactMap { columns.holders[$0] }
  }

  /// The transition calls the columns' appearance methods itself.
  var forwardsAppearance: Bool { false }
  func removeChild(_ child: UIViewController) { removeFromColumns(child) }
  var childTransition: TransitionContext? { runner.state.transition?.context }
  var activeCoordinator: TransitionCoordinator? { runner.coordinator }
  func endTransition() { runner.endAtOnce() }

  func shows(by action: Selector) -> Bool { action == .show || action == .showDetail }

  /// A covered secondary column is left out, so that the Back key pops none of its pages.
  var childrenInReach: [UIViewController] {
    let isCovered = !isCollapsed && destination.coversSecondary
    return shownChildren.filter { !isCovered || $0 !== columns.holders[.secondary] }
  }

  /// Hides the columns that cover the secondary one.
  func goBack() -> Bool {
    guard !isCollapsed, wanted.coversSecondary else { return false }
    choose(wanted.sidebarsBesideTap)
    return true
  }

  /// Adds the columns' views before they appear.
  func prepareAppearance(_ isAppearing: Bool) {
    runner.finish()
    guard isAppearing else { return }
    loadViewIfNeeded()
    applyColumnTraits()
    followWidth()
    restoredTop = nil
    if let collapsed = arrangement.collapsed {
      columnViews.host(of: .primary).show(collapsed.root)
    } else {
      destination = wanted
      for column in order {
        columnViews.host(of: column).show(destination.shows(column) ? columns.holders[column] : nil)
        if !destination.shows(column) { columns.holders[column]?.disappearInContext() }
      }
    }
    view.setNeedsLayout()
    placeButton()
  }

  /// Applies the columns' trait overrides: on a pad, primary and supplementary are compact in
  /// width.
  func applyColumnTraits() { for holder in columns.holders.values { holder.applyTraitOverrides() } }

  func assemble(_ view: UIView) {
    view.backgroundColor = .systemBackground
    columnViews.assemble(in: view)
    gestures.watch(view, dimmingView: columnViews.dimmingView)
  }
}
