import Foundation

extension UISplitViewController {
  /// Collapses in compact width, expands in regular width.
  func followWidth() {
    guard isViewLoaded, !runner.isPerformingCallbacks, isCollapsed != isNarrow else { return }
    runner.finish()
    // A callback of the transition that just ended may have done it already.
    guard isCollapsed != isNarrow else { return }
    let isCompact = isNarrow
    runner.performCallbacks {
      if isCompact {
        collapseAtOnce()
        delegate?.splitViewControllerDidCollapse(self)
      } else {
        expandAtOnce()
        delegate?.splitViewControllerDidExpand(self)
      }
    }
    placeButton()
    viewIfLoaded?.setNeedsLayout()
    let isAnimated = runner.takePendingChanges()
    // Without controllers there is nothing to stack.
    guard isCollapsed == isCompact else { return }
    catchUp(animated: isAnimated)
  }

  private var isNarrow: Bool { view.traitCollection.horizontalSizeClass == .compact }

  // MARK: Collapse

  /// Stacks the columns: ends running transitions, and calls the appearance methods of visible
  /// pages.
  ///
  /// The delegate says which column is on top, unless one is kept there.
  func collapseAtOnce(keeping kept: Column? = nil) {
    // A rotation may still move some out.
    clearHiddenColumns()
    guard let (root, top) = collapsedRoot(keeping: kept) else { return }
    let visible = order.filter(destination.shows)
    arrangement = .collapsed(CollapsedColumns(root: root))
    for column in visible {
      guard let holder = columns.holders[column], holder !== root || column != .primary
      else { continue }
      uninstall(holder, column)
    }
    root.containerRole.endTransition()
    if let top { stack(top, on: root) }
    restoredTop = nil
    if isViewLoaded { columnViews.placeRoot(in: view.bounds.size) }
    addColumnChild(root)
    install(root, in: .primary)
  }

  /// Puts a column on top; of two controllers, the primary one does it.
  private func stack(_ top: Column, on root: UIViewController) {
    guard style == .unspecified, top == .secondary, let secondary = columns.holders[.secondary]
    else { return bringToTop(top, animated: false) }
    root.collapseSecondaryViewController(secondary, for: self)
  }

  /// The controller to stack the columns in, and the column on top of it, nil for its own pages;
  /// nil without controllers.
  private func collapsedRoot(keeping kept: Column?) -> (root: UIViewController, top: Column?)? {
    style == .unspecified ? collapsedPair(keeping: kept) : collapsedColumns(keeping: kept)
  }

  private func collapsedColumns(keeping kept: Column?) -> (UIViewController, Column?)? {
    let order = order.filter { columns.holders[$0] != nil }
    let compact = columns.holders[.compact]
    guard let proposed = compact == nil ? order.last : .compact else { return nil }
    let top =
      kept ?? restoredTop
      ?? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .compact, let compact { return (compact, nil) }
    guard let root = order.first.flatMap({ columns.holders[$0] }) else { return nil }
    return (root, order.last { $0.rawValue <= top.rawValue })
  }

  private func collapsedPair(keeping kept: Column?) -> (UIViewController, Column?)? {
    if kept == nil, let other = delegate?.primaryViewController(forCollapsing: self),
      other !== columns.holders[.primary]
    {
      replacePrimary(with: other)
    }
    let secondary = columns.holders[.secondary]
    guard let primary = columns.holders[.primary] else { return secondary.map { ($0, nil) } }
    guard let secondary else { return (primary, nil) }
    let isDone =
      (kept ?? restoredTop).map { $0 == .primary }
      ?? delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    return (primary, isDone ? nil : .secondary)
  }

  private func replacePrimary(with other: UIViewController) {
    if let old = columns.holders[.primary] {
      uninstall(old, .primary)
      columns.clear(.primary)
      removeColumnChild(old)
    }
    columns.controllers[.primary] = other
    columns.holders[.primary] = other
    addColumnChild(other)
  }

  /// Makes the columns' stack anew after a change of its lowest controller, with a column kept on
  /// top.
  func restack(keeping top: Column?, after change: () -> Void) {
    guard let root = arrangement.collapsed?.root else { return change() }
    uninstall(root, .primary)
    separateStacks()
    arrangement = .expanded
    change()
    destination = wanted
    collapseAtOnce(keeping: top)
  }

  // MARK: Expansion

  /// Puts the columns beside each other: each gets its pages back.
  func expandAtOnce() {
    arrangement.collapsed?.root.containerRole.endTransition()
    guard let root = arrangement.collapsed?.root else { return }
    if style == .unspecified { partPair(root) } else { separateStacks() }
    arrangement = .expanded
    chosen = nil
    roomLaidOut = room
    chooseMode()
    destination = wanted
    if columns.holders[.primary] !== root || !destination.shows(.primary) {
      uninstall(root, .primary)
    }
    if isViewLoaded { placeColumns() }
    for column in order.filter(destination.shows) {
      if let holder = columns.holders[column] { install(holder, in: column) }
    }
  }

  private func chooseMode() {
    let proposed = wanted.mode
    let answer =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    if answer != proposed { chosen = SplitDisplay.sidebars(answer) }
  }

  /// Gives the two their pages back, and takes the controllers that the delegate chooses.
  private func partPair(_ root: UIViewController) {
    if let other = delegate?.primaryViewController(forExpanding: self), other !== root {
      uninstall(root, .primary)
      replacePrimary(with: other)
    }
    let primary = columns.holders[.primary] ?? root
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    separateStacks()
    let old = columns.holders[.secondary]
    guard let secondary, secondary !== old else { return }
    columns.controllers[.secondary] = secondary
    columns.holders[.secondary] = secondary
    if let old { release(old) }
    addColumnChild(secondary)
  }
}
