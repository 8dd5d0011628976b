public import Foundation

/// The bar at the top: where one is, the way back, and what can be done here.
open class UINavigationBar: UIView, BarItemContainer {
  /// Makes a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// The items from the bottom of the stack to the top; the last one is shown.
  public internal(set) var items: [UINavigationItem]? {
    didSet { items?.forEach { $0.bar = self } }
  }

  /// The item that is shown.
  public var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  public var backItem: UINavigationItem? { items?.dropLast().last }

  /// What a press of the back button does.
  var goBack: () -> Void = {}

  private let background = BarBackground(hairlineIsAtTop: false)
  private var content: NavigationBarContent?
  /// What is in flight: the content that goes, and what moves it.
  private var leaving: NavigationBarContent?
  private var progress: TransitionProgress?

  open override func layoutSubviews() {
    background.frame = CGRect(
      x: 0, y: -statusBarHeight, width: bounds.width, height: bounds.height + statusBarHeight)
    for content in [leaving, content] {
      content?.frame = bounds
      content?.layoutIfNeeded()
    }
    if let progress { drive(by: progress) }
  }

  /// How far the screen goes on above the bar, which the background covers too.
  private var statusBarHeight: CGFloat { superview?.safeAreaInsets.top ?? 0 }

  // MARK: What is shown

  /// Shows the top item, at once.
  func showTopItem() {
    guard progress == nil else { return }
    content?.removeFromSuperview()
    content = makeContent()
    layoutIfNeeded()
  }

  /// Starts to show the top item in place of what is shown, under a transition's progress.
  func beginTransition(_ progress: TransitionProgress) {
    leaving = content
    content = makeContent()
    self.progress = progress
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Ends a transition; what is to stay is for ``showTopItem()``.
  func endTransition() {
    guard let progress else { return }
    removeAnimations(drivenBy: progress)
    leaving?.removeFromSuperview()
    leaving = nil
    self.progress = nil
  }

  func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem else { return }
    refresh(animated: animated)
  }

  func itemDidChange(_ item: UIBarItem) { refresh(animated: false) }

  /// Makes the shown content anew, cross-faded where `animated` is true and nothing is in flight.
  private func refresh(animated: Bool) {
    guard content != nil else { return }
    guard progress == nil else { return replaceArriving() }
    let old = content
    showTopItem()
    guard animated, let old, let content else { return }
    crossFade(from: old, to: content)
  }

  private func replaceArriving() {
    content?.removeFromSuperview()
    content = makeContent()
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func makeContent() -> NavigationBarContent? {
    guard let topItem else { return nil }
    let content = NavigationBarContent(item: topItem, below: backItem) { [weak self] in
      self?.goBack()
    }
    for item in (topItem.leftBarButtonItems ?? []) + (topItem.rightBarButtonItems ?? []) {
      item.bar = self
    }
    addSubview(content)
    return content
  }

  private func drive(by progress: TransitionProgress) {
    let (lower, upper) = progress.isPop ? (content, leaving) : (leaving, content)
    let empty = NavigationBarLayout(NavigationBarLayout.Content(size: bounds.size))
    let motion = BarMotion(
      lower: lower?.rest ?? empty, upper: upper?.rest ?? empty, width: bounds.width)
    lower?.drive(motion.lower, isUpper: false, by: progress)
    upper?.drive(motion.upper, isUpper: true, by: progress)
  }
}

extension UIView {
  /// Fades one subview out and another in, in place.
  func crossFade(from old: UIView, to new: UIView) {
    addSubview(old)
    let opacity = new.alpha
    UIView.performWithoutAnimation { new.alpha = 0 }
    UIView.animate(
      withDuration: TransitionMetrics.hideShowBarDuration,
      animations: {
        old.alpha = 0
        new.alpha = opacity
      },
      completion: { _ in
        if old.alpha == 0 { old.removeFromSuperview() }
      })
  }
}
