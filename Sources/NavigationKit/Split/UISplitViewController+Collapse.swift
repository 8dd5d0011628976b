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

  /// Stacks the columns: ends running transitions, and calls the appearance methods of visible pages.
  func collapseAtOnce() {
    // A rotation may still move some out.
    clearHiddenColumns()
    guard let (pile, top) = makePile() else { return }
    let seen = order.filter(shown.shows)
    fold = .collapsed(pile)
    for column in seen {
      guard let holder = columns.holders[column], holder !== pile.root || column != .primary
      else { continue }
      leave(holder, column)
    }
    pile.root.containerRole.endTransition()
    stack(pile, through: top)
    restoredTop = nil
    if isViewLoaded { board.placeRoot(in: view.bounds.size) }
    takeIn(pile.root)
    come(pile.root, in: .primary)
  }

  /// The columns to stack, in which controller, and the index of the one on top; nil without controllers.
  private func makePile() -> (pile: SplitPile, top: Int)? {
    style == .unspecified ? pairPile() : columnPile()
  }

  private func columnPile() -> (SplitPile, Int)? {
    let order = order.filter { columns.holders[$0] != nil }
    let compact = columns.holders[.compact]
    guard let proposed = compact == nil ? order.last : .compact else { return nil }
    let top =
      restoredTop
      ?? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if top == .compact, let compact { return (SplitPile(root: compact), 0) }
    guard let first = order.first, let root = columns.holders[first] else { return nil }
    let holders = order.compactMap { columns.holders[$0] }
    let stacks = ColumnStacks(columns: holders.map(\.stackedPages))
    let index = order.lastIndex { $0.rawValue <= top.rawValue } ?? 0
    return (SplitPile(root: root, order: order, stacks: stacks), index)
  }

  private func pairPile() -> (SplitPile, Int)? {
    if let other = delegate?.primaryViewController(forCollapsing: self),
      other !== columns.holders[.primary]
    {
      replacePrimary(with: other)
    }
    guard let primary = columns.holders[.primary] else {
      return columns.holders[.secondary].map { (SplitPile(root: $0), 0) }
    }
    guard let secondary = columns.holders[.secondary] else {
      return (SplitPile(root: primary), 0)
    }
    let isDone =
      restoredTop.map { $0 == .primary }
      ?? delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    guard !isDone, primary.containerRole.pageStack != nil else {
      return (SplitPile(root: primary), 0)
    }
    let stacks = ColumnStacks(columns: [primary.stackedPages, secondary.stackedPages])
    return (SplitPile(root: primary, order: [.primary, .secondary], stacks: stacks), 1)
  }

  private func replacePrimary(with other: UIViewController) {
    if let old = columns.holders[.primary] {
      leave(old, .primary)
      columns.clear(.primary)
      expel(old)
    }
    columns.given[.primary] = other
    columns.holders[.primary] = other
    takeIn(other)
  }

  /// Puts the pages of all columns up to index `top` on the first column's stack.
  private func stack(_ pile: SplitPile, through top: Int) {
    guard top > 0, let stack = pile.root.containerRole.pageStack else { return }
    for column in pile.order.prefix(through: top).dropFirst() {
      columns.holders[column]?.containerRole.pageStack?.setViewControllers([], animated: false)
    }
    stack.setViewControllers(pile.stacks.stack(through: top), animated: false)
  }

  // MARK: Expansion

  /// Puts the columns beside each other: each gets its pages back.
  func expandAtOnce() {
    guard let pile = fold.pile else { return }
    pile.root.containerRole.endTransition()
    let separate = style == .unspecified ? separateSecondary(from: pile) : nil
    if let separate { part(pile, with: separate) } else { part(pile) }
    fold = .expanded
    chosen = nil
    roomLaidOut = room
    chooseMode()
    shown = wanted
    if columns.holders[.primary] !== pile.root || !shown.shows(.primary) {
      leave(pile.root, .primary)
    }
    if isViewLoaded { placeColumns() }
    for column in order.filter(shown.shows) {
      if let holder = columns.holders[column] { come(holder, in: column) }
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
  private func part(_ pile: SplitPile) {
    guard let stack = pile.root.containerRole.pageStack, pile.order.count > 1 else { return }
    let parts = pile.stacks.divide(stack.viewControllers)
    if parts[0] != stack.viewControllers { stack.setViewControllers(parts[0], animated: false) }
    for (column, pages) in zip(pile.order, parts).dropFirst() {
      guard let holder = columns.holders[column] else { continue }
      if let own = holder.containerRole.pageStack {
        if own.viewControllers != pages { own.setViewControllers(pages, animated: false) }
      }
      takeIn(holder)
    }
  }

  private func separateSecondary(from pile: SplitPile) -> UIViewController? {
    if let other = delegate?.primaryViewController(forExpanding: self), other !== pile.root {
      leave(pile.root, .primary)
      replacePrimary(with: other)
    }
    let primary = columns.holders[.primary] ?? pile.root
    return delegate?.splitViewController(self, separateSecondaryFrom: primary)
  }

  /// Takes the secondary controller that the delegate chose off the stack, and removes the one that was
  /// secondary before.
  private func part(_ pile: SplitPile, with secondary: UIViewController) {
    if let stack = pile.root.containerRole.pageStack {
      let gone = Set([secondary] + secondary.stackedPages)
      let rest = stack.viewControllers.filter { !gone.contains($0) }
      if rest.count < stack.viewControllers.count {
        stack.setViewControllers(rest, animated: false)
      }
    }
    let old = columns.holders[.secondary]
    columns.given[.secondary] = secondary
    columns.holders[.secondary] = secondary
    if let old, old !== secondary { expel(old) }
    takeIn(secondary)
  }
}
