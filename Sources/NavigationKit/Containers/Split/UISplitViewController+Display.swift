import Foundation

extension UISplitViewController {
  /// The size available to the columns, in points.
  var room: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

  /// The display that the preferences and the size ask for.
  var wanted: SplitDisplay {
    SplitDisplay(
      SplitDisplay.Preferences(
        isTriple: style == .tripleColumn, behavior: preferredSplitBehavior,
        mode: preferredDisplayMode, chosen: chosen, size: room,
        sidebarWidth: primaryColumnWidth + supplementaryColumnWidth))
  }

  /// The preferred mode changed: drops the earlier choice.
  func preferredModeDidChange() {
    chosen = nil
    preferencesDidChange()
  }

  /// Applies a changed preference: animated inside an animation block.
  func preferencesDidChange() {
    guard isViewLoaded, !isCollapsed else { return }
    follow(animated: AnimationContext.current?.isTransition == true)
    view.setNeedsLayout()
  }

  /// Shows this many columns besides the secondary one from now on.
  func choose(_ sidebars: Int?, animated: Bool = true) {
    guard let sidebars, sidebars != wanted.sidebars else { return }
    chosen = sidebars
    follow(animated: animated)
  }

  func showColumn(_ column: Column) {
    requireColumns("show(_:)")
    if isCollapsed { return bringToTop(column, animated: true) }
    choose(wanted.sidebars(showing: column))
  }

  /// Shows the column that a controller is in.
  func reveal(_ controller: UIViewController) {
    let around = Array(sequence(first: controller, next: \.parent))
    let column = columns.controllers.first { around.contains($0.value) }?.key
    if style != .unspecified, let column, column != .compact { showColumn(column) }
  }

  func hideColumn(_ column: Column) {
    requireColumns("hide(_:)")
    if isCollapsed { return removeFromStack(column, animated: true) }
    choose(wanted.sidebars(hiding: column))
  }

  // MARK: Layout

  /// Collapses or expands if needed, and lays the columns out.
  func layOut() {
    followWidth()
    if isCollapsed { return columnViews.placeRoot(in: view.bounds.size) }
    if room != roomLaidOut { roomDidChange() }
    placeColumns()
  }

  /// The size changed: shows what suits it at once, and drops a choice made for another split
  /// behavior.
  private func roomDidChange() {
    roomLaidOut = room
    runner.finish()
    if chosen != nil, wanted.behavior != destination.behavior { chosen = nil }
    // Off screen it catches up when it appears again.
    if wanted != destination, isOnScreen { begin(animated: false) }
  }

  /// Lays out the columns for the current display.
  func placeColumns() {
    let isOver = [destination, runner.state.transition?.change.old].contains {
      $0.map { $0.behavior == .overlay && $0.sidebars > 0 } ?? false
    }
    // Only the innermost column has a shadow; the other is beside it.
    let inner = destination.isTriple ? Column.supplementary : .primary
    columnViews.place(
      layout(of: destination), line: line, isPrimaryLeft: isPrimaryLeft,
      shadowing: isOver ? inner : nil)
    gestures.edge.edges = isPrimaryLeft ? .left : .right
  }

  /// The columns' frames in a display.
  func layout(of display: SplitDisplay) -> SplitLayout {
    let insets = view.safeAreaInsets
    let edge = isPrimaryLeft ? insets.left : insets.right
    return SplitLayout(
      SplitLayout.Content(
        display: display, size: room, primaryWidth: primaryColumnWidth + edge,
        supplementaryWidth: supplementaryColumnWidth, line: line, isPrimaryLeft: isPrimaryLeft))
  }

  private var line: CGFloat { 1 / max(1, view.traitCollection.displayScale) }

  var isPrimaryLeft: Bool { (primaryEdge == .leading) != view.isRightToLeft }

  func traits(of child: UIViewController) -> UITraitCollection? {
    let containerTraits = child.traitOverride.containerTraits
    let column = columns.column(of: child)
    // On a phone the width stays regular, so that its bar is as high as the one beside it.
    guard column == .primary || column == .supplementary, idiom == .pad else {
      return containerTraits
    }
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    return containerTraits.map { UITraitCollection(traitsFrom: [narrow, $0]) } ?? narrow
  }
}
