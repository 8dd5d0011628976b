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
    catchUp(animated: runner.takePendingChanges())
  }

  private var isNarrow: Bool { view.traitCollection.horizontalSizeClass == .compact }

  // MARK: Collapse

  /// Stacks the columns: ends running transitions, and calls the appearance methods of visible
  /// pages.
  func collapseAtOnce() {
    // A rotation may still move some out.
    clearHiddenColumns()
    guard let (collapsed, top) = collapsedColumns() else { return }
    let seen = order.filter(destination.shows)
    arrangement = .collapsed(collapsed)
    for column in seen {
      guard let holder = columns.holders[column], holder !== collapsed.root || column != .primary
      else { continue }
      uninstall(holder, column)
    }
    collapsed.root.containerRole.endTransition()
    stack(collapsed, through: top)
    restoredTop = nil
    if isViewLoaded { columnViews.placeRoot(in: view.bounds.size) }
    addColumnChild(collapsed.root)
    install(collapsed.root, in: .primary)
  }

  /// The columns to stack, in which controller, and the index of the one on top; nil without
  /// controllers.
  private func collapsedColumns() -> (collapsed: CollapsedColumns, top: Int)? {
    style == .unspecified ? collapsedPair() : collapsedColumnStyle()
  }

  private func collapsedColumnStyle() -> (CollapsedColumns, Int)? {
    let order = order.filter { columns.holders[$0] != nil }
    let compact = columns.holders[.compact]
    guard let proposed = compact == nil ? order.last : .compact else { return nil }
    let top =
      restoredTop
      ?? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .compact, let compact { return (CollapsedColumns(root: compact), 0) }
    guard let first = order.first, let root = columns.holders[first] else { return nil }
    let holders = order.compactMap { columns.holders[$0] }
    let stacks = ColumnStacks(columns: holders.map(\.stackedPages))
    let index = order.lastIndex { $0.rawValue <= top.rawValue } ?? 0
    return (CollapsedColumns(root: root, order: order, stacks: stacks), index)
  }

  private func collapsedPair() -> (CollapsedColumns, Int)? {
    if let other = delegate?.primaryViewController(forCollapsing: self),
      other !== columns.holders[.primary]
    {
      replacePrimary(with: other)
    }
    guard let primary = columns.holders[.primary] else {
      return columns.holders[.secondary].map { (CollapsedColumns(root: $0), 0) }
    }
    guard let secondary = columns.holders[.secondary] else {
      return (CollapsedColumns(root: primary), 0)
    }
    let isDone =
      restoredTop.map { $0 == .primary }
      ?? delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    guard !isDone, primary.containerRole.pageStack != nil else {
      return (CollapsedColumns(root: primary), 0)
    }
    let stacks = ColumnStacks(columns: [primary.stackedPages, secondary.stackedPages])
    return (CollapsedColumns(root: primary, order: [.primary, .secondary], stacks: stacks), 1)
  }

  private func replacePrimary(with other: UIViewController) {
    if let old = columns.holders[.primary] {
      uninstall(old, .primary)
      columns.clear(.primary)
      removeColumnChild(old)
    }
    columns.given[.primary] = other
    columns.holders[.primary] = other
    addColumnChild(other)
  }

  /// Puts the pages of all columns up to index `top` on the first column's stack.
  private func stack(_ collapsed: CollapsedColumns, through top: Int) {
    guard top > 0, let stack = collapsed.root.containerRole.pageStack else { return }
    for column in collapsed.order.prefix(through: top).dropFirst() {
      columns.holders[column]?.containerRole.pageStack?.setViewControllers([], animated: false)
    }
    stack.setViewControllers(collapsed.stacks.stack(through: top), animated: false)
  }

  // MARK: Expansion

  /// Puts the columns beside each other: each gets its pages back.
  func expandAtOnce() {
    guard let collapsed = arrangement.collapsed else { return }
    collapsed.root.containerRole.endTransition()
    let separate = style == .unspecified ? separateSecondary(from: collapsed) : nil
    if let separate { part(collapsed, with: separate) } else { part(collapsed) }
    arrangement = .expanded
    chosen = nil
    roomLaidOut = room
    chooseMode()
    destination = wanted
    if columns.holders[.primary] !== collapsed.root || !destination.shows(.primary) {
      uninstall(collapsed.root, .primary)
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

  /// Gives each column its pages back.
  private func part(_ collapsed: CollapsedColumns) {
    guard let stack = collapsed.root.containerRole.pageStack, collapsed.order.count > 1 else {
      return
    }
    let parts = collapsed.stacks.divide(stack.viewControllers)
    if parts[0] != stack.viewControllers { stack.setViewControllers(parts[0], animated: false) }
    for (column, pages) in zip(collapsed.order, parts).dropFirst() {
      guard let holder = columns.holders[column] else { continue }
      if let own = holder.containerRole.pageStack {
        if own.viewControllers != pages { own.setViewControllers(pages, animated: false) }
      }
      addColumnChild(holder)
    }
  }

  private func separateSecondary(from collapsed: CollapsedColumns) -> UIViewController? {
    if let other = delegate?.primaryViewController(forExpanding: self), other !== collapsed.root {
      uninstall(collapsed.root, .primary)
      replacePrimary(with: other)
    }
    let primary = columns.holders[.primary] ?? collapsed.root
    return delegate?.splitViewController(self, separateSecondaryFrom: primary)
  }

  /// Takes the secondary controller that the delegate chose off the stack, and removes the one that
  /// was secondary before.
  private func part(_ collapsed: CollapsedColumns, with secondary: UIViewController) {
    if let stack = collapsed.root.containerRole.pageStack {
      let gone = Set([secondary] + secondary.stackedPages)
      let rest = stack.viewControllers.filter { !gone.contains($0) }
      if rest.count < stack.viewControllers.count {
        stack.setViewControllers(rest, animated: false)
      }
    }
    let old = columns.holders[.secondary]
    columns.given[.secondary] = secondary
    columns.holders[.secondary] = secondary
    if let old, old !== secondary { removeColumnChild(old) }
    addColumnChild(secondary)
  }
}
