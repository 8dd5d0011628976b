import Drawing
public import Foundation

/// Scrolls content that is larger than itself.
///
/// ```swift
/// let scrollView = UIScrollView(frame: view.bounds)
/// scrollView.addSubview(picture)
/// scrollView.contentSize = picture.bounds.size
/// view.addSubview(scrollView)
/// ```
open class UIScrollView: UIView, UIScrollViewDelegating {
  override func assemble() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.addAction(
      UIAction { action in
        let pan = action.sender as? UIGestureRecognizer
        (pan?.view as? UIScrollView)?.panDidChange()
      })
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsLayout()
      KeyValueObservations.all.look(at: self)
    }
  }

  /// The point of the content at the view's top left: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if case .moving = state { stop() }
      bounds.origin = newValue
    }
  }

  /// Scrolls to an offset, within 0.3 s if `animated` is true.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    travel(to: contentOffset, duration: UIScrollView.animationDuration, curve: .easeInOut)
  }

  /// Scrolls as little as needed to show a part of the content; not at all if that is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = extent.offset(showing: rect, from: contentOffset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      updateSafeAreasInside(from: oldValue)
      contentDidMove()
    }
  }

  // MARK: Insets

  /// Insets around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { updateInsets() } }

  /// The view in front of the scroll indicators, which keeps the touches on it; nil for none.
  var overIndicators: UIView? { nil }

  /// Whether it makes room for the keyboard below its content, as a table controller's does.
  var avoidsKeyboard = false
  /// How much of it the keyboard covers, in points, if it makes room for that.
  var keyboardOverlap: CGFloat = 0 { didSet { updateInsets() } }
  /// When it insets its content by the safe area; automatic by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateInsets() }
  }

  /// The insets in effect: ``contentInset`` and what is added of the safe area.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero

  /// Called when ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() { updateInsets() }

  override func safeAreaInsets(for subview: UIView) -> UIEdgeInsets {
    staysInPlace(subview) ? safeAreaInsets : safeAreaOfContent
  }

  /// Whether it may be a page's content, which bars follow.
  var isContent: Bool { true }

  /// Whether a subview is behind or over the content, and does not scroll with it.
  func staysInPlace(_ subview: UIView) -> Bool {
    viewController?.showsInPlaceOfContent(subview) == true
  }

  // MARK: Scrolling

  /// Refreshes the content when the user pulls it down; nil unless set.
  open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }
  /// Whether content comes to rest only at multiples of the view's size, and a flick moves it by
  /// one; false unless set.
  open var isPagingEnabled = false
  /// The length of a page along each axis.
  var pageLength: CGSize { bounds.size }
  /// Whether pages are counted from the right.
  var pagesBeginAtRight: Bool { false }
  /// The offset nearest to one at which content may come to rest.
  func snapped(_ target: CGPoint) -> CGPoint { target }
  /// Where a flick comes to rest, before the delegate is asked; the velocity is in points per
  /// millisecond.
  func target(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  /// Whether content decelerates to the offset at which it comes to rest, without a spring.
  var glidesToStops: Bool { false }
  /// The offset that a wheel's step leads to from another.
  func stepped(from offset: CGPoint, by delta: CGSize) -> CGPoint {
    CGPoint(x: offset.x - delta.width, y: offset.y - delta.height)
  }
  /// Whether arrows, Page Up, Page Down, Home and End scroll; true unless set.
  open var allowsKeyboardScrolling = true
  /// Whether fingers and wheels scroll it.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether a drag that begins along one axis scrolls along that alone; false unless set.
  open var isDirectionalLockEnabled = false
  /// The axis that the present drag is limited to; nil for none.
  var lockedAxis: NSLayoutConstraint.Axis?
  /// Whether a drag that begins on a view of the content scrolls, and takes the touch from the view;
  /// true unless set.
  open var canCancelContentTouches = true
  /// Whether a view of the content gets touches that begin on it; true unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a drag may take a touch from a view of the content that it was already given; controls
  /// keep theirs unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether the safe area moves the scroll indicators inwards; true unless set.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators?.place() } }
  /// How fast content decelerates after a drag; ``DecelerationRate/normal`` by default.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the content can be dragged beyond its edges, and bounces back.
  open var bounces = true { didSet { customized(\.bounces) } }
  /// Whether it bounces up and down even if the content is not higher than the view.
  open var alwaysBounceVertical = false
  /// Whether it bounces sideways even if the content is not wider than the view.
  open var alwaysBounceHorizontal = false
  /// Whether rows wait a moment before they are highlighted, in case the finger scrolls.
  open var delaysContentTouches = true
  /// Whether it shows a vertical scroll indicator while it scrolls.
  open var showsVerticalScrollIndicator = true {
    didSet { customized(\.showsVerticalScrollIndicator) }
  }
  /// Whether it shows a horizontal scroll indicator while it scrolls.
  open var showsHorizontalScrollIndicator = true {
    didSet { customized(\.showsHorizontalScrollIndicator) }
  }

  /// The colour of the scroll indicators; that of the interface style unless set.
  open var indicatorStyle = IndicatorStyle.default {
    didSet {
      indicators?.color(indicatorStyle)
      customized(\.indicatorStyle)
    }
  }

  /// The vertical scroll indicator's insets, beside those of the content; zero unless set.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators?.place() } }
  /// The horizontal scroll indicator's insets, beside those of the content; zero unless set.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators?.place() } }
  /// The insets of both scroll indicators; read, those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// When a drag dismisses the keyboard; never unless set.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { customized(\.keyboardDismissMode) }
  }

  /// Whether a tap on the status bar scrolls to the top.
  ///
  /// On a phone the tap does so only if a single scroll view on screen wants it.
  open var scrollsToTop = true
  /// Whether it is scrolling to the top because of such a tap.
  var isScrollingToTop = false

  /// The pan that scrolls.
  open private(set) var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// Whether a finger is on it.
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  /// Whether a finger drags the content.
  open var isDragging: Bool { if case .dragging = state { true } else { false } }
  /// Whether the content decelerates after a drag.
  open var isDecelerating: Bool { if case .moving(.coasting, _, _) = state { true } else { false } }

  /// How much the content is magnified.
  var zoom = Zoom()
  /// The state of the content: at rest, or moved by a finger or by time.
  var state = ScrollState.resting
  /// The content's top, when the insets were last computed.
  var contentTop = ContentTop()
  /// The sizes that the content was last placed for.
  var placedExtent: ScrollExtent?
  /// The part of the bar above that collapses as the content scrolls.
  var barExtension = BarExtension()
  /// The scroll indicators; nil before it was first scrolled.
  var indicators: ScrollIndicators?

  /// Gives the offset to restore when the content is first laid out; nil if there is none.
  var restoredOffset: (() -> CGPoint)?

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(contentOffset, forKey: Self.offsetKey)
    if zoom.scale != 1 { coder.encode(Double(zoom.scale), forKey: Self.zoomKey) }
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: Self.offsetKey) else { return }
    let offset = coder.decodePoint(forKey: Self.offsetKey)
    let scale =
      coder.containsValue(forKey: Self.zoomKey) ? coder.decodeDouble(forKey: Self.zoomKey) : nil
    restoredOffset = { [weak self] in
      if let scale { self?.zoomScale = CGFloat(scale) }
      return offset
    }
    setNeedsLayout()
  }

  private static let offsetKey = "UIScrollView.contentOffset"
  private static let zoomKey = "UIScrollView.zoomScale"

  open override func layoutSubviews() { placeContent() }

  open override func willMove(toWindow newWindow: UIWindow?) {
    // The finger goes on elsewhere: a keyboard that it pulls is no longer this view's.
    if isDragging { window?.stage?.releaseKeyboard(velocity: nil) }
  }

  open override func didMoveToWindow() {
    guard window != nil else { return stop() }
    notifyContainers()
    followKeyboardAsList()
  }

  /// Seconds an animated scroll takes; as public re-implementations have it.
  static let animationDuration: TimeInterval = 0.3
}
