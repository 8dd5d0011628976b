import Foundation

extension UISplitViewController {
  /// All columns, from the primary one on.
  var order: [Column] { wanted.columns }

  var shownControllers: [UIViewController] {
    if let collapsed = arrangement.collapsed { return [collapsed.root] }
    return order.compactMap { columns.holders[$0] }
  }

  /// The child that controls the status bar: the stacked one, else the secondary, else the primary
  /// one.
  var mainController: UIViewController? {
    arrangement.collapsed?.root ?? columns.holders[.secondary] ?? columns.holders[.primary]
  }

  func requireColumns(_ call: String) {
    precondition(
      style != .unspecified,
      "\(call) is for a split view controller made with init(style:): set viewControllers of this one."
    )
  }

  /// Sets the controllers of the style with two in one array.
  func setPair(_ controllers: [UIViewController]) {
    precondition(
      style == .unspecified,
      "A split view controller made with init(style:) is filled by setViewController(_:for:), and not "
        + "by viewControllers.")
    precondition(
      controllers.count <= 2,
      "A split view controller shows two controllers, the primary and the secondary one, not "
        + "\(controllers.count).")
    fill(.primary, with: controllers.first)
    fill(.secondary, with: controllers.dropFirst().first)
  }

  /// Puts a controller in a column in place of the one there.
  func fill(_ column: Column, with controller: UIViewController?) {
    precondition(
      style == .tripleColumn || column != .supplementary || controller == nil,
      "Only a split view controller with the style tripleColumn has a supplementary column.")
    guard controller !== columns.given[column] else { return }
    runner.finish()
    let old = columns.holders[column]
    let holder = hold(controller, in: column)
    runner.performCallbacks {
      if let collapsed = arrangement.collapsed {
        refill(column, with: holder, in: collapsed)
      } else {
        if let old { uninstall(old, column) }
        if let holder {
          addColumnChild(holder)
          if destination.shows(column) { install(holder, in: column) }
        }
      }
      if let old, old !== holder { removeColumnChild(old) }
    }
    placeButton()
    catchUp(animated: runner.takePendingChanges())
  }

  /// Makes a controller the one of a column; returns it, or the navigation controller made around
  /// it.
  func hold(_ controller: UIViewController?, in column: Column) -> UIViewController? {
    let isStacked = style != .unspecified && column != .compact
    let holder = isStacked ? controller?.inPageStack : controller
    if holder !== controller { holder?.restorationIdentifier = column.key }
    columns.given[column] = controller
    columns.holders[column] = holder
    return holder
  }

  /// Replaces the controller of a column while collapsed.
  private func refill(
    _ column: Column, with holder: UIViewController?, in collapsed: CollapsedColumns
  ) {
    if let holder { addColumnChild(holder) }
    guard let index = collapsed.index(of: column) else {
      // The column was not stacked, or its controller is the one shown.
      return restack()
    }
    var collapsed = collapsed
    guard index > 0, let stack = collapsed.root.containerRole.pageStack else {
      return restack()
    }
    let isThere = collapsed.stacks.has(index, in: stack.viewControllers)
    var parts = collapsed.stacks.divide(stack.viewControllers)
    let pages = holder?.stackedPages ?? []
    let kept = parts.indices.filter { collapsed.stacks.has($0, in: stack.viewControllers) }
    collapsed.stacks.columns[index] = pages
    arrangement = .collapsed(collapsed)
    guard isThere else { return }
    parts[index] = pages
    holder?.containerRole.pageStack?.setViewControllers([], animated: false)
    stack.setViewControllers(kept.flatMap { parts[$0] }, animated: false)
  }

  /// Makes the columns' stack anew, as when the controller that shows it was replaced.
  private func restack() {
    expandAtOnce()
    collapseAtOnce()
  }

  // MARK: Children

  /// Makes a controller a child.
  func addColumnChild(_ holder: UIViewController) {
    guard holder.parent !== self else { return }
    addChild(holder)
    holder.tellDidMove(toParent: self)
  }

  /// Removes a controller from the children.
  func removeColumnChild(_ holder: UIViewController) {
    guard holder.parent === self else { return }
    holder.tellWillMove(toParent: nil)
    holder.removeFromParent()
  }

  /// A child was removed by itself, or by another container.
  func lose(_ child: UIViewController) {
    addedChildren.removeAll { $0 === child }
    // A page stacked in another column still belongs to its own.
    if arrangement.collapsed?.stacks.columns.joined().contains(child) == true { return }
    guard let column = columns.column(of: child) else { return }
    runner.finish()
    columns.clear(column)
    uninstall(child, column)
    guard arrangement.collapsed?.root === child else { return }
    // It showed the others' pages, which now stay here.
    runner.performCallbacks { restack() }
    catchUp(animated: runner.takePendingChanges())
  }

  // MARK: Showing views

  /// Adds a controller's view to a column without animation.
  func install(_ holder: UIViewController, in column: Column) {
    guard isViewLoaded else { return }
    let host = columnViews.host(of: column)
    guard isOnScreen else { return }
    guard holder.viewIfLoaded?.superview !== host else { return }
    let isWhole = appearance == .appeared
    holder.loadViewIfNeeded()
    holder.beginAppearanceInContext(true, animated: false)
    UIView.performWithoutAnimation {
      host.show(holder)
      host.layoutIfNeeded()
    }
    // Otherwise it ends together with the split view controller's own appearance transition.
    if isWhole { holder.endAppearanceInContext() }
  }

  /// Removes a controller's view from a column without animation.
  func uninstall(_ holder: UIViewController, _ column: Column) {
    guard isViewLoaded else { return }
    let host = columnViews.host(of: column)
    guard holder.viewIfLoaded?.superview === host else { return }
    holder.containerRole.endTransition()
    // It may be about to disappear with the split view controller.
    guard isOnScreen else {
      host.show(nil)
      return holder.disappearInContext()
    }
    holder.beginAppearanceInContext(false, animated: false)
    host.show(nil)
    holder.endAppearanceInContext()
  }
}

extension UIViewController {
  /// Its pages if it is a navigation controller, else itself.
  var stackedPages: [UIViewController] { containerRole.pageStack?.viewControllers ?? [self] }
}
