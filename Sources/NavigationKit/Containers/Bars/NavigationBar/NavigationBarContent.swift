import Foundation

/// The views of one navigation item: back button, bar button items and titles.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  let back: BackButton?
  let titleLabel = BarTitleLabel(role: .title)
  let promptLabel: BarTitleLabel?
  let largeTitleView: LargeTitleView
  /// The large title's height; nil without one.
  var largeTitle: LargeTitle?
  /// The extension under the row; of a standalone bar only ``largeTitle`` counts.
  var barExtension = BarExtension() { didSet { if barExtension != oldValue { setNeedsLayout() } } }
  /// Whether the row was away when the titles were last set.
  var rowWasAway = false
  /// The search bar under the row, or in its place; nil without one.
  let searchBar: UISearchBar?
  /// The height of the row of title and buttons, in points.
  var rowHeight = BarMetrics.height { didSet { if rowHeight != oldValue { setNeedsLayout() } } }
  /// The items at the leading edge: that of a container around the stack, then the navigation
  /// item's own.
  let leftItems: [UIBarButtonItem]
  let hasOuterItem: Bool
  let left: [BarSlot]
  /// The items at the trailing edge, then those in the middle.
  let right: [BarSlot]
  private let centerCount: Int
  /// All of these items, also those that are hidden.
  let allItems: [UIBarButtonItem]
  /// Whether it sets the frames of the app's views itself.
  private var isPlacing = false
  /// The layout at rest, from left to right.
  private(set) var rest: NavigationBarLayout?

  /// Makes the views; `back` is the back button, if there is one, and `outer` the item of a
  /// container around the stack.
  init(
    item: UINavigationItem, parts: UINavigationItem.Parts, back: BackButton?,
    outer: UIBarButtonItem?
  ) {
    self.item = item
    self.back = back
    hasOuterItem = outer?.isShown ?? false
    leftItems = [outer].compactMap { $0 } + parts.leading
    allItems = leftItems + parts.trailing + parts.center
    left = BarSlot.slots(of: leftItems)
    let center = BarSlot.slots(of: parts.center)
    centerCount = center.count
    right = BarSlot.slots(of: parts.trailing) + center
    promptLabel = item.prompt.map(NavigationBarContent.prompt)
    largeTitleView = LargeTitleView(item.title)
    searchBar = item.searchController?.searchBar
    super.init(frame: .zero)
    titleLabel.text = item.title
    largeTitleView.alpha = 0
    for view in [largeTitleView, title, promptLabel].compactMap({ $0 }) { addSubview(view) }
    for slot in left + right { addSubview(slot.view) }
    for view in [back, searchBar] as [UIView?] { view.map(addSubview) }
  }

  required init?(coder: NSCoder) { nil }

  private static func prompt(_ text: String) -> BarTitleLabel {
    let label = BarTitleLabel(role: .prompt)
    label.text = text
    label.font = .barFont(ofSize: NavigationBarMetrics.promptFontSize)
    return label
  }

  /// The appearance of titles and buttons; nil before one is applied.
  private(set) var appearance: UINavigationBarAppearance?

  /// Applies an appearance to titles and buttons.
  func show(_ appearance: UINavigationBarAppearance, _ style: UIBarStyle) {
    self.appearance = appearance
    let attributes = BarTextAttributes(appearance.titleTextAttributes)
    titleLabel.font =
      attributes.font ?? .barFont(ofSize: BarMetrics.fontSize, weight: .semibold)
    titleLabel.textColor = attributes.color ?? style.color(.label)
    promptLabel?.textColor = style.color(.label)
    for button in buttons {
      button.show(
        plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, style)
    }
    back?.show(appearance, style)
    largeTitleView.show(BarTextAttributes(appearance.largeTitleTextAttributes), style)
    setNeedsLayout()
  }

  private var buttons: [BarButton] { (left + right).compactMap { $0.view as? BarButton } }

  /// The item's title view, or else the title label.
  var title: UIView? {
    if let view = item.titleView { return view }
    return item.title == nil ? nil : titleLabel
  }

  /// Passes touches between the buttons on to the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// The app's views may be larger or smaller now.
  override func insideNeedsLayout(of subview: UIView) {
    guard !isPlacing, hosts(subview) else { return }
    setNeedsLayout()
    // The bar animates the views that move in a transition.
    superview?.setNeedsLayout()
  }

  private func hosts(_ view: UIView) -> Bool {
    item.titleView === view || (left + right).contains { $0.item.customView === view }
  }

  override func layoutSubviews() {
    isPlacing = true
    defer { isPlacing = false }
    handDirection(to: [back, titleLabel, promptLabel, largeTitleView])
    handDirection(to: buttons)
    let layout = NavigationBarLayout(content)
    rest = layout
    back?.place(layout, row: layout.row, place: placed)
    for (slot, frame) in zip(left + right, layout.left + layout.right)
    where slot.view.superview === self {
      slot.view.frame = placed(frame)
      slot.item.customViewSize.record(placed: frame.size)
    }
    if let frame = layout.prompt { promptLabel?.frame = placed(frame) }
    largeTitleView.place(layout, isAway: !hasRow, place: placed)
    if let frame = layout.title, title?.superview === self { placeTitle(placed(frame)) }
    placeSearchBar(layout)
    updateTouchAreas()
  }

  /// Gives each button a touch area; the back button's extends to the bar's edge.
  private func updateTouchAreas() {
    updateTouchAreas(beside: [item.titleView] + (left + right).map(\.view))
    guard !hasOuterItem, let back, let area = back.touchArea else { return }
    let edge = isRightToLeft ? bounds.width - back.frame.minX : -back.frame.minX
    back.touchArea = CGRect(
      x: min(area.minX, edge), y: area.minY, width: max(area.maxX, edge) - min(area.minX, edge),
      height: area.height)
  }

  private func placeTitle(_ frame: CGRect) {
    title?.frame = frame
    item.titleViewSize.record(placed: frame.size)
  }

  /// Whether items overlap or leave the title too little room.
  var isCrowded: Bool { NavigationBarLayout(content).isCrowded }

  private var content: NavigationBarLayout.Content {
    let insets = safeAreaInsets
    return NavigationBarLayout.Content(
      size: bounds.size, rowHeight: rowHeight,
      leadingInset: isRightToLeft ? insets.right : insets.left,
      trailingInset: isRightToLeft ? insets.left : insets.right, backTitles: back?.widths(),
      left: left.map(measured), leftBeforeBack: hasOuterItem ? 1 : 0,
      right: right.dropLast(centerCount).map(measured),
      center: right.suffix(centerCount).map(measured), title: titleSize,
      titleIsLeading: item.style != .navigator, titleIsCustom: item.titleView != nil,
      prompt: promptLabel?.sizeThatFits(bounds.size),
      chevron: back?.ownChevron?.size ?? NavigationBarMetrics.chevronSize,
      titleOffset: item.titleView == nil ? appearance?.titlePositionAdjustment ?? .zero : .zero,
      backTitleOffset: back?.titleOffset ?? .zero,
      rowIsAway: !hasRow, search: barExtension.search, stretch: barExtension.stretch,
      largeTitle: largeTitle, largeTitleSize: largeTitleView.titleSize,
      largeTitleFontSize: largeTitleView.font.pointSize,
      backTitleFontSize: back?.titleFontSize ?? BarMetrics.fontSize)
  }

  private func measured(_ slot: BarSlot) -> NavigationBarLayout.Item {
    NavigationBarLayout.Item(
      size: slot.item.size(of: slot.view, in: room), space: slot.space)
  }

  /// The room of a single item or title.
  private var room: CGSize {
    let row = min(rowHeight, bounds.height)
    return CGSize(width: safeAreaBounds.width, height: row > 0 ? row : rowHeight)
  }

  private var titleSize: CGSize? {
    guard let view = item.titleView else { return title?.sizeThatFits(bounds.size) }
    return item.titleViewSize.size(of: view, in: room)
  }
}
