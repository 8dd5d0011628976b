import Foundation

extension UISplitViewController {
  func makeDisplayModeButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak self] _ in self?.buttonWasPressed() })
    item.accessibilityLabel = "Sidebar"
    item.isWithdrawn = isCollapsed
    return item
  }

  /// Where there is one column, there is nothing for the button to show, also where the app has
  /// placed it itself.
  func withdrawButton() { displayModeButtonItem.isWithdrawn = isCollapsed }

  /// The button in the third column that hides the other columns.
  func makeSecondaryOnlyButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
      primaryAction: UIAction { [weak self] _ in self?.choose(0) })
    item.accessibilityLabel = "Full Screen"
    return item
  }

  private func buttonWasPressed() {
    guard !isCollapsed else { return }
    choose(sidebarsOfAction(or: wanted.sidebarsOfButton))
  }

  /// How many columns besides the secondary one the button or a swipe shows: as the delegate says,
  /// else `defaultCount`.
  func sidebarsOfAction(or defaultCount: Int) -> Int {
    delegate.flatMap { SplitDisplay.sidebars($0.targetDisplayModeForAction(in: self)) }
      ?? defaultCount
  }

  /// Puts the button in the bar of the outermost visible column, if it is to be shown, and the one
  /// that hides the other columns in that of the secondary one.
  ///
  /// While columns move, the outermost one before and the one after have it; while they fade, only
  /// the one after.
  func placeButton() {
    guard style != .unspecified, isViewLoaded else { return }
    let outermost = isCollapsed ? [] : displaysWithButton.compactMap(\.outermost)
    for column in order {
      let stack = columns.holders[column]?.containerRole.pageStack
      stack?.outerItem =
        outermost.contains(column) ? outermostItem : isCollapsed ? nil : innerItem(column)
    }
  }

  private var displaysWithButton: [SplitDisplay] {
    guard let transition = runner.state.transition else { return [wanted] }
    let change = transition.change
    return transition.progress.isCrossFade ? [change.new] : [change.old, change.new]
  }

  /// Lets the button go straight from its place in one bar to that in the other, whatever the
  /// columns do: only the outer of the two bars shows it meanwhile, and what passes it in a bar is not
  /// visible under it.
  func moveButton(_ transition: SplitTransition) {
    let (change, progress) = (transition.change, transition.progress)
    let columns = order.filter { [change.old.outermost, change.new.outermost].contains($0) }
    guard columns.count == 2, let outer = buttonView(in: columns[0]),
      let inner = buttonView(in: columns[1])
    else { return }
    let isComing = change.new.outermost == columns[0]
    let (far, near) =
      isComing
      ? (layout(of: change.old), layout(of: change.new))
      : (layout(of: change.new), layout(of: change.old))
    // Where it is visible while its outer bar is away, and where that bar is then.
    let (visible, own) = (
      place(of: inner, in: columns[1], far), place(of: outer, in: columns[0], far)
    )
    let rest = outer.untransformedFrame
    let moved = rest.offsetBy(dx: visible.minX - own.minX, dy: visible.minY - own.minY)
    outer.animate(
      PropertyAnimation(
        property: .frame, from: .rect(isComing ? moved : rest), to: .rect(isComing ? rest : moved),
        driver: .progress(progress, .whole)))
    inner.animate(
      PropertyAnimation(
        property: .stateAlpha, from: .number(0), to: .number(0), driver: .progress(progress, .whole)
      ))
    let shown = place(of: outer, in: columns[0], near)
    fadeParts(
      passing: isComing ? (before: visible, after: shown) : (before: shown, after: visible),
      in: transition)
  }

  /// Hides what is in the columns' bars as long as it is under the button or beyond.
  private func fadeParts(
    passing button: (before: CGRect, after: CGRect), in transition: SplitTransition
  ) {
    let (old, new) = (layout(of: transition.change.old), layout(of: transition.change.new))
    for column in order {
      for part in columns.holders[column]?.containerRole.pageStack?.innerItemViews ?? [] {
        let passage = ButtonPassage(
          of: (place(of: part, in: column, old), place(of: part, in: column, new)),
          past: button, isLeftToRight: isPrimaryLeft)
        guard let fade = passage?.fade else { continue }
        part.animate(
          PropertyAnimation(
            property: .stateAlpha, from: .number(fade.from * part.stateAlpha),
            to: .number(fade.to * part.stateAlpha),
            driver: .progress(transition.progress, fade.window)))
      }
    }
  }

  private func buttonView(in column: Column) -> UIView? {
    let stack = columns.holders[column]?.containerRole.pageStack
    return stack?.outerItem === displayModeButtonItem ? stack?.outerItemView : nil
  }

  /// Where a view in a column is, in a layout of the columns.
  private func place(of view: UIView, in column: Column, _ layout: SplitLayout) -> CGRect {
    let frame = layout.frame(of: column)
    return view.convert(view.bounds, to: columnViews.host(of: column))
      .offsetBy(dx: frame.minX, dy: frame.minY)
  }

  private var outermostItem: UIBarButtonItem? { hasButton ? displayModeButtonItem : nil }

  private func innerItem(_ column: Column) -> UIBarButtonItem? {
    column == .secondary && style == .tripleColumn && showsSecondaryOnlyButton
      ? secondaryOnlyButtonItem : nil
  }

  private var hasButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }
}
