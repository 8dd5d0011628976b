public import Foundation

/// The bar at the bottom: what can be done with what is shown.
open class UIToolbar: UIView, UIBarPositioning, BarItemContainer {
  /// Makes a bar.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    background.look.isToolbar = true
    addSubview(background)
  }

  /// The items from the leading edge to the trailing one; setting them is not animated.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  private var storedItems: [UIBarButtonItem]?

  /// Replaces the items, cross-faded where `animated` is true.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = content
    replaceContent(items)
    guard animated, progress == nil, window != nil, let old, let content else { return }
    crossFade(from: old, to: content)
  }

  /// Where the bar is: at the bottom.
  public var barPosition: UIBarPosition { .bottom }

  // MARK: Looks

  /// Light or dark; ``UIBarStyle/default`` unless set.
  open var barStyle: UIBarStyle {
    get { background.look.style }
    set { background.look.style = newValue }
  }
  /// Whether content may go on under the bar and shine through; true unless set.
  open var isTranslucent: Bool {
    get { background.look.isTranslucent }
    set {
      background.look.isTranslucent = newValue
      superview?.setNeedsLayout()
    }
  }
  /// The colour of the bar itself; nil for the style's.
  open var barTintColor: UIColor? {
    get { background.look.tint }
    set { background.look.tint = newValue }
  }

  /// The height of a bar, at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : bounds.width,
      height: BarMetrics.height(in: traitCollection))
  }

  open override func layoutSubviews() {
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + safeAreaOverhang)
    for content in [leaving, content] { content?.frame = bounds }
  }

  open override func didMoveToWindow() {
    // Text has no size before there is a stage to measure it.
    content?.setNeedsLayout()
    if window == nil { openMenu?.close(animated: false) }
  }

  // MARK: What is shown

  private let background = BarBackground(hairlineIsAtTop: true)
  private var content: ToolbarContent?
  private var leaving: ToolbarContent?
  private var progress: TransitionProgress?
  weak var openMenu: MenuOverlay?

  /// How far the screen goes on below the bar.
  private var safeAreaOverhang: CGFloat {
    guard let superview else { return 0 }
    return max(0, superview.bounds.maxY - frame.maxY)
  }

  /// Starts to show other items in place of the present ones, under a transition's progress.
  func beginTransition(to items: [UIBarButtonItem]?, by progress: TransitionProgress) {
    openMenu?.close(animated: false)
    leaving = content
    content = nil
    self.progress = progress
    replaceContent(items)
  }

  /// Ends a transition and shows what is to stay.
  func endTransition(with items: [UIBarButtonItem]?) {
    guard let progress else { return }
    removeAnimations(drivenBy: progress)
    if let leaving, ToolbarContent(items: items ?? []).looks(like: leaving) {
      swap(&self.leaving, &content)
    }
    leaving?.removeFromSuperview()
    leaving = nil
    self.progress = nil
    replaceContent(items)
  }

  func itemDidChange(_ item: UIBarItem) { replaceContent(storedItems) }

  private func replaceContent(_ items: [UIBarButtonItem]?) {
    storedItems = items
    let new = ToolbarContent(items: items ?? [])
    items?.forEach { $0.join(self) }
    addSubview(new)
    if let content, new.looks(like: content) { new.inheritPassages(from: content) }
    content?.removeFromSuperview()
    content = new
    setNeedsLayout()
    layoutIfNeeded()
    if let progress { crossFade(by: progress) }
  }

  /// What looks the same before and after stays; anything else fades with the pages.
  private func crossFade(by progress: TransitionProgress) {
    guard let content else { return }
    let isSame = leaving.map(content.looks) ?? false
    leaving?.isHidden = isSame
    guard !isSame else { return }
    content.fade(from: 0, to: 1, by: progress)
    leaving?.fade(from: 1, to: 0, by: progress)
  }
}

extension UIView {
  /// Fades one subview out and another in, in place.
  func crossFade(from old: UIView, to new: UIView) {
    addSubview(old)
    let opacity = new.alpha
    UIView.performWithoutAnimation { new.alpha = 0 }
    UIView.animate(
      withDuration: BarMetrics.fadeDuration,
      animations: {
        old.alpha = 0
        new.alpha = opacity
      },
      completion: { _ in old.removeFromSuperview() })
  }
}
