import Foundation

/// The views of a toolbar's items.
final class ToolbarContent: UIView {
  private let items: [UIBarButtonItem]
  private let views: [UIView?]
  /// Whether it sets the frames of the app's views itself.
  private var isPlacing = false

  /// Makes the views; items that are not shown have none.
  init(items: [UIBarButtonItem]) {
    self.items = items.filter(\.isShown)
    views = self.items.map { $0.makeView(role: .toolbarButton) }
    super.init(frame: .zero)
    for case let view? in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The appearance of the buttons; nil before one is applied.
  private(set) var appearance: UIToolbarAppearance?

  /// Applies an appearance to the buttons.
  func show(_ appearance: UIToolbarAppearance, _ style: UIBarStyle) {
    self.appearance = appearance
    for case let button as BarButton in views {
      button.show(
        plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, style)
    }
    setNeedsLayout()
  }

  /// The app's views may be larger or smaller now.
  override func insideNeedsLayout(of subview: UIView) {
    if !isPlacing, items.contains(where: { $0.customView === subview }) { setNeedsLayout() }
  }

  override func layoutSubviews() {
    isPlacing = true
    defer { isPlacing = false }
    handDirection(to: views.map { $0 as? BarButton })
    let insets = safeAreaInsets
    let space = CGRect(
      x: insets.left, y: 0, width: bounds.width - insets.left - insets.right,
      height: bounds.height)
    let frames = ToolbarLayout.frames(
      pieces, in: space, margin: SideMargin.points(inWidth: bounds.width))
    let shown = zip(items, views).compactMap { item, view in view.map { (item, $0) } }
    for ((item, view), frame) in zip(shown, frames) where view.superview === self {
      view.frame = isRightToLeft ? frame.mirrored(in: space) : frame
      item.customViewSize.record(placed: frame.size)
    }
    updateTouchAreas(beside: views)
  }

  private var pieces: [ToolbarLayout.Piece] {
    zip(items, views).map { item, view in
      if let view {
        return .view(item.size(of: view, in: bounds.size), shrinks: item.customView == nil)
      }
      if case .flexibleSpace = item.kind { return .flexible }
      return .fixed(item.width)
    }
  }

  /// Whether it was made of the same items, and none has been hidden or shown since.
  func isMade(of items: [UIBarButtonItem]) -> Bool {
    self.items.elementsEqual(items.lazy.filter { $0.isShown }, by: ===)
  }

  /// Whether it looks the same as another content.
  func looks(like other: ToolbarContent) -> Bool { looks(like: other.items) }

  /// Whether it looks the same as a content with other items.
  func looks(like items: [UIBarButtonItem]) -> Bool {
    let others = items.filter(\.isShown)
    return self.items.count == others.count
      && zip(self.items, others).allSatisfy { first, second in
        switch (first.kind, second.kind) {
        case (.flexibleSpace, .flexibleSpace): true
        case (.fixedSpace, .fixedSpace): first.width == second.width
        default: first.looks(like: second)
        }
      }
  }

  /// Fades from one opacity to another with a transition's progress, in pushes and pops alike.
  func fade(from: CGFloat, to: CGFloat, by progress: TransitionProgress) {
    animate(
      PropertyAnimation(
        property: .alpha, from: .number(from), to: .number(to),
        driver: .progress(progress, .whole)))
  }
}
