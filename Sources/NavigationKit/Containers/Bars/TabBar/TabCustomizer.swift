import Foundation

/// The screen on which the user drags tabs to places in the bar below it.
final class TabCustomizer: UIView, UINavigationBarDelegate {
  /// The tabs that can be moved.
  let items: [UITabBarItem]
  /// Whether any tab was moved.
  var hasChanged = false
  private weak var bar: UITabBar?
  private let titleBar = UINavigationBar(frame: .zero)
  private let sentence = UILabel()
  private let tiles: [TabBarButton]
  /// The pans that drag tabs, out of the grid and out of the bar.
  private let pans = [UIPanGestureRecognizer(), UIPanGestureRecognizer()]
  private var drag: TabDrag?

  init(_ items: [UITabBarItem], of bar: UITabBar) {
    self.items = items
    self.bar = bar
    tiles = items.map { TabBarButton(item: $0) }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    sentence.text = "Drag the icons to organize tabs."
    sentence.textAlignment = .center
    sentence.textColor = .secondaryLabel
    sentence.numberOfLines = 0
    for view in tiles + [sentence, titleBar] { addSubview(view) }
    for tile in tiles {
      tile.isUserInteractionEnabled = false
      tile.role = .button
      tile.show(TabCustomizer.look, style: .stacked)
    }
    setUpTitleBar()
    for (pan, view) in zip(pans, [self, bar]) {
      pan.addAction(UIAction { [weak self, weak pan] _ in pan.map { self?.panDidChange($0) } })
      view.addGestureRecognizer(pan)
    }
    markTabs()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpTitleBar() {
    let item = UINavigationItem(title: "Configure")
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in _ = self?.bar?.endCustomizing(animated: true) })
    titleBar.delegate = self
    titleBar.items = [item]
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

  /// Dark on light, or light on dark, whatever the bar's colours are.
  private static var look: ResolvedTabAppearance { ResolvedTabAppearance(unselected: .label) }

  /// Stops listening to the bar.
  func leaveBar() {
    dropDrag()
    bar?.removeGestureRecognizer(pans[1])
    bar?.row?.unmark()
  }

  /// Dims the tabs here that are in the bar, and those in the bar that cannot be moved.
  func markTabs() {
    let shown = bar?.storedItems ?? []
    for tile in tiles {
      tile.stateAlpha = shown.contains { $0 === tile.item } ? TabBarMetrics.fixedAlpha : 1
    }
    bar?.row?.mark { item in self.items.contains { $0 === item } }
  }

  // MARK: Dragging

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: self)
    switch pan.state {
    case .began:
      let translation = pan.translation(in: self)
      begin(at: CGPoint(x: point.x - translation.x, y: point.y - translation.y))
      move(to: point)
    case .changed: move(to: point)
    case .ended: drop(at: point)
    case .cancelled: dropDrag()
    default: break
    }
  }

  private func begin(at point: CGPoint) {
    let source =
      tiles.first { $0.frame.contains(point) }
      ?? place(at: point).flatMap { bar?.row?.buttons[$0] }
    guard let source, items.contains(where: { $0 === source.item }) else { return }
    let lifted = TabBarButton(item: source.item)
    lifted.role = nil
    lifted.isUserInteractionEnabled = false
    lifted.show(TabCustomizer.look, style: .stacked)
    lifted.bounds.size = TabBarMetrics.gridTab
    let scale = TabBarMetrics.liftedScale
    lifted.transform = CGAffineTransform(scaleX: scale, y: scale)
    // In front of the bar.
    superview?.addSubview(lifted)
    lifted.layoutIfNeeded()
    drag = TabDrag(item: source.item, view: lifted, source: source)
  }

  private func move(to point: CGPoint) {
    guard let drag else { return }
    drag.view.center = superview.map { convert(point, to: $0) } ?? point
    bar?.row?.target(place(at: point))
  }

  private func drop(at point: CGPoint) {
    guard let drag, let place = place(at: point) else { return dropDrag() }
    self.drag = nil
    drag.view.removeFromSuperview()
    bar?.row?.target(nil)
    guard bar?.row?.buttons[place].item !== drag.item else { return }
    hasChanged = true
    bar?.place(drag.item, at: place)
    markTabs()
  }

  /// Lets the dragged tab fly back to where it was.
  private func dropDrag() {
    guard let drag else { return }
    self.drag = nil
    bar?.row?.target(nil)
    UIView.animate(
      withDuration: TabBarMetrics.returnDuration,
      animations: {
        drag.view.transform = .identity
        guard let around = drag.view.superview else { return }
        let middle = CGPoint(x: drag.source.bounds.midX, y: drag.source.bounds.midY)
        drag.view.center = drag.source.convert(middle, to: around)
      }, completion: { _ in drag.view.removeFromSuperview() })
  }

  /// The index of the movable tab in the bar at a point; nil if there is none.
  private func place(at point: CGPoint) -> Int? {
    guard let row = bar?.row else { return nil }
    let inRow = convert(point, to: row)
    return row.buttons.firstIndex { button in
      button.frame.contains(inRow) && items.contains { $0 === button.item }
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    let (top, insets) = (safeAreaInsets.top, safeAreaInsets)
    let width = bounds.width
    titleBar.frame = CGRect(x: 0, y: top, width: width, height: titleBar.sizeThatFits(.zero).height)
    let margin = TabBarMetrics.gridMargin
    let space = CGRect(
      x: insets.left + margin, y: titleBar.frame.maxY + margin,
      width: width - insets.left - insets.right - 2 * margin, height: bounds.height)
    let height = sentence.sizeThatFits(CGSize(width: space.width, height: bounds.height)).height
    sentence.frame = CGRect(x: space.minX, y: space.minY, width: space.width, height: height)
    let rest = CGRect(
      x: space.minX, y: sentence.frame.maxY + margin, width: space.width, height: space.height)
    let layout = TabGridLayout(tiles.count, in: rest, isRightToLeft: isRightToLeft)
    for (tile, cell) in zip(tiles, layout.frames) {
      let size = TabBarMetrics.gridTab
      tile.frame = CGRect(
        x: (cell.midX - size.width / 2).rounded(), y: cell.minY, width: size.width,
        height: size.height)
    }
  }

  override func safeAreaInsetsDidChange() { setNeedsLayout() }
}

/// A tab that the user drags.
private struct TabDrag {
  let item: UITabBarItem
  /// The picture of the tab under the finger.
  let view: TabBarButton
  /// The view that it was taken from.
  let source: TabBarButton
}
