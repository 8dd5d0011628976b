import Foundation

/// What a navigation bar shows for one item: the button back, items at both sides, the title.
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  let back: BackButton?
  let titleLabel = BarTitleLabel()
  private(set) var left: [UIView]
  private(set) var right: [UIView]
  /// Where everything is once it rests.
  private(set) var rest: NavigationBarLayout?

  /// Makes the content; `below` is the item that the back button leads to.
  init(item: UINavigationItem, below: UINavigationItem?, goBack: @escaping () -> Void) {
    self.item = item
    let replacesBack =
      !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    back =
      below == nil || item.hidesBackButton || replacesBack
      ? nil : BackButton(titles: below?.backTitles ?? [], action: goBack)
    left = (item.leftBarButtonItems ?? []).compactMap { $0.makeView(role: .barButton) }
    right = (item.rightBarButtonItems ?? []).compactMap { $0.makeView(role: .barButton) }
    super.init(frame: .zero)
    titleLabel.text = item.title
    titleLabel.font = .systemFont(ofSize: BarMetrics.fontSize, weight: .semibold)
    for view in [title].compactMap({ $0 }) + left + right + [back].compactMap({ $0 }) {
      addSubview(view)
    }
  }

  /// The view in the middle: the item's own, or its title.
  var title: UIView? {
    if let view = item.titleView { return view }
    return item.title == nil ? nil : titleLabel
  }

  /// Takes no touches between its buttons, so that the bar does.
  override func hitTest(_ point: CGPoint) -> UIView? {
    let hit = super.hitTest(point)
    return hit === self ? nil : hit
  }

  override func layoutSubviews() {
    let layout = NavigationBarLayout(content)
    rest = layout
    back?.place(layout, height: bounds.height)
    for (view, frame) in zip(left, layout.left) { view.frame = frame }
    for (view, frame) in zip(right, layout.right) { view.frame = frame }
    if let frame = layout.title { title?.frame = frame }
  }

  private var content: NavigationBarLayout.Content {
    NavigationBarLayout.Content(
      size: bounds.size, leadingInset: safeAreaInsets.left, trailingInset: safeAreaInsets.right,
      backTitles: back?.widths(), left: left.map(naturalSize), right: right.map(naturalSize),
      title: title.map(naturalSize))
  }

  /// A button's or title's natural size; a view of one's own keeps the size it has.
  private func naturalSize(of view: UIView) -> CGSize {
    let isOurs = view is BarButton || view === titleLabel
    guard !isOurs, view.frame.size != .zero else { return view.sizeThatFits(bounds.size) }
    return view.frame.size
  }
}

extension UINavigationItem {
  /// What the button back to this item may say, the best first.
  var backTitles: [String] {
    BackTitle.candidates(
      buttonTitle: backBarButtonItem?.title, backTitle: backButtonTitle, title: title)
  }
}
