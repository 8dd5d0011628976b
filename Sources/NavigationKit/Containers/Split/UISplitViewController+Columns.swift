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
    fill([.primary: controllers.first, .secondary: controllers.dropFirst().first])
  }

  /// Puts a controller in a column in place of the one there.
  func fill(_ column: Column, with controller: UIViewController?, animated: Bool = false) {
    precondition(
      style == .tripleColumn || column != .supplementary || controller == nil,
      "Only a split view controller with the style tripleColumn has a supplementary column.")
    fill([column: controller], animated: animated)
  }

  private typealias Filling = [(column: Column, controller: UIViewController?)]

  /// Puts controllers in columns in place of those there, on the stack with a push if animated.
  private func fill(_ requested: [Column: UIViewController?], animated: Bool = false) {
    runner.finish()
    let filling = filling(for: requested)
    guard !filling.isEmpty else { return }
    let old = filling.compactMap { columns.holders[$0.column] }
    runner.performCallbacks {
      if !isCollapsed {
        refill(filling)
      } else if changesRoot(filling) {
        let top = filling.contains { $0.column == .compact } ? nil : topColumn
        restack(keeping: top) { hold(filling) }
      } else {
        restack(filling, animated: animated)
      }
      for holder in old { release(holder) }
    }
    placeButton()
    catchUp(animated: runner.takePendingChanges())
  }

  /// The changes of columns: a controller that was in another column leaves that one.
  private func filling(for requested: [Column: UIViewController?]) -> Filling {
    var changes = requested.filter { $0.value !== columns.controllers[$0.key] }
    let coming = changes.values.compactMap { $0 }
    for (column, controller) in columns.controllers where requested[column] == nil {
      if coming.contains(controller) { changes[column] = .some(nil) }
    }
    return changes.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }

  /// Replaces the controllers of columns that are beside each other.
  private func refill(_ filling: Filling) {
    for (column, _) in filling {
      if let old = columns.holders[column] { uninstall(old, column) }
    }
    hold(filling)
    for (column, _) in filling where destination.shows(column) {
      if let holder = columns.holders[column] { install(holder, in: column) }
    }
  }

  /// Whether another controller has to show the stacked columns.
  private func changesRoot(_ filling: Filling) -> Bool {
    guard let column = arrangement.collapsed.flatMap({ columns.column(of: $0.root) }) else {
      return true
    }
    return filling.contains {
      $0.column == .compact || column != .compact && $0.column.rawValue <= column.rawValue
    }
  }

  /// Replaces the controllers of stacked columns: on the stack, too, if they have pages there.
  private func restack(_ filling: Filling, animated: Bool) {
    let shared = sharedStack
    let shown = shared?.shownParts ?? []
    hold(filling)
    let changed = shown.map(\.column).filter { column in filling.contains { $0.column == column } }
    guard let shared, !changed.isEmpty else { return }
    mergeStacks(changed)
    let coming = Dictionary(
      uniqueKeysWithValues: changed.map {
        ($0, arrangement.collapsed?.mergedStack(of: columns.holders[$0])?.pages ?? [])
      })
    // A controller that was in a column before may have pages on the stack still.
    let moving = Set(coming.values.joined())
    let pages = shown.flatMap { column, pages in
      coming[column] ?? pages.filter { !moving.contains($0) }
    }
    shared.stack.setViewControllers(pages, animated: animated)
  }

  private func hold(_ filling: Filling) {
    for (column, controller) in filling {
      let holder = hold(controller, in: column)
      if let holder, arrangement.collapsed?.mergedStack(of: holder) == nil {
        addColumnChild(holder)
      }
    }
  }

  /// Makes a controller the one of a column; returns it, or the navigation controller made around
  /// it.
  private func hold(_ controller: UIViewController?, in column: Column) -> UIViewController? {
    let isStacked = style != .unspecified && column != .compact
    let holder = isStacked ? controller?.inPageStack : controller
    if holder !== controller { holder?.restorationIdentifier = column.key }
    columns.controllers[column] = controller
    columns.holders[column] = holder
    return holder
  }

  // MARK: Children

  /// Makes a controller a child.
  func addColumnChild(_ holder: UIViewController) {
    guard holder.parent !== self else { return }
    addChild(holder)
    holder.notifyDidMove(toParent: self)
  }

  /// Removes a controller from the children.
  func removeColumnChild(_ holder: UIViewController) {
    guard addedChildren.contains(holder) else { return }
    holder.notifyWillMove(toParent: nil)
    holder.removeFromParent()
  }

  /// Lets go of a controller that is in no column any more; one whose pages are still on the stack
  /// stays until it has them back.
  func release(_ holder: UIViewController) {
    let isUsed = columns.column(of: holder) != nil || arrangement.collapsed?.root === holder
    if !isUsed, arrangement.collapsed?.mergedStack(of: holder) == nil { removeColumnChild(holder) }
  }

  /// A child was removed by itself, or by another container.
  func removeFromColumns(_ child: UIViewController) {
    addedChildren.removeAll { $0 === child }
    // A page stacked in another column still belongs to its own.
    if arrangement.collapsed?.mergedStacks.contains(where: { $0.pages.contains(child) }) == true {
      return
    }
    guard let column = columns.column(of: child) else { return }
    runner.finish()
    guard isCollapsed else {
      columns.clear(column)
      return uninstall(child, column)
    }
    runner.performCallbacks {
      if arrangement.collapsed?.root === child {
        // The child showed the others' pages, which now stay here.
        restack(keeping: topColumn) { columns.clear(column) }
      } else {
        restack([(column, nil)], animated: false)
      }
    }
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
