public import Foundation

/// The bar at the bottom: what can be done with what is shown.
open class UIToolbar: UIView, BarItemContainer {
  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// The items from the leading edge to the trailing one.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  private var storedItems: [UIBarButtonItem]?

  /// Replaces the items, cross-faded where `animated` is true.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = content
    replaceContent(items)
    guard animated, window != nil, let old, let content else { return }
    crossFade(from: old, to: content)
  }

  private let background = BarBackground(hairlineIsAtTop: true)
  private var content: ToolbarContent?
  private var leaving: ToolbarContent?
  private var progress: TransitionProgress?

  open override func layoutSubviews() {
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + safeAreaOverhang)
    for content in [leaving, content] { content?.frame = bounds }
  }

  /// How far the screen goes on below the bar.
  private var safeAreaOverhang: CGFloat {
    guard let superview else { return 0 }
    return max(0, superview.bounds.maxY - frame.maxY)
  }

  /// Starts to show other items in place of the present ones, under a transition's progress.
  func beginTransition(to items: [UIBarButtonItem]?, by progress: TransitionProgress) {
    leaving = content
    content = nil
    replaceContent(items)
    self.progress = progress
    layoutIfNeeded()
    content?.fade(from: 0, to: 1, by: progress)
    leaving?.fade(from: 1, to: 0, by: progress)
  }

  /// Ends a transition and shows what is to stay.
  func endTransition(with items: [UIBarButtonItem]?) {
    guard let progress else { return }
    removeAnimations(drivenBy: progress)
    leaving?.removeFromSuperview()
    leaving = nil
    self.progress = nil
    replaceContent(items)
  }

  func itemDidChange(_ item: UIBarItem) {
    guard progress == nil else { return }
    replaceContent(storedItems)
  }

  private func replaceContent(_ items: [UIBarButtonItem]?) {
    storedItems = items
    content?.removeFromSuperview()
    let new = ToolbarContent(items: items ?? [])
    items?.forEach { $0.bar = self }
    content = new
    addSubview(new)
    setNeedsLayout()
  }
}

/// The views of a toolbar's items.
final class ToolbarContent: UIView {
  private let items: [UIBarButtonItem]
  private let views: [UIView?]

  init(items: [UIBarButtonItem]) {
    self.items = items
    views = items.map { $0.makeView(role: .toolbarButton) }
    super.init(frame: .zero)
    for case let view? in views { addSubview(view) }
  }

  override func layoutSubviews() {
    let frames = ToolbarLayout.frames(
      pieces, in: bounds, margin: BarMetrics.margin(width: bounds.width))
    for (view, frame) in zip(views.compactMap { $0 }, frames) { view.frame = frame }
  }

  private var pieces: [ToolbarLayout.Piece] {
    zip(items, views).map { item, view in
      if let view {
        let isOurs = view is BarButton || view.frame.size == .zero
        return .view(isOurs ? view.sizeThatFits(bounds.size) : view.frame.size)
      }
      if case .flexibleSpace = item.kind { return .flexible }
      return .fixed(item.width)
    }
  }

  /// Fades by how much of a transition is done, whichever way it goes.
  func fade(from: CGFloat, to: CGFloat, by progress: TransitionProgress) {
    animate(
      PropertyAnimation(
        property: .alpha, from: .number(from), to: .number(to), driver: .progress(progress, .whole)))
  }
}
