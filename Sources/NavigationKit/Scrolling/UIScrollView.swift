import Drawing
public import Foundation

/// A window onto content that is larger than itself.
open class UIScrollView: UIView, UIScrollViewDelegating {
  /// Makes a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a scroll view of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
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
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsLayout() } } }

  /// The point of the content at the view's top left: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if case .moving = state { stop() }
      bounds.origin = newValue
    }
  }

  /// Brings a point of the content to the view's top left, within 0.3 s where `animated` is true.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated, window != nil, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    travel(to: contentOffset, duration: UIScrollView.animationDuration, curve: .easeInOut)
  }

  /// Moves the content as little as needed to show a part of it; not at all if that is in sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = extent.offset(showing: rect, from: contentOffset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { contentDidMove() } }
  }

  // MARK: Insets

  /// Free room around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { updateInsets() } }

  /// When a scroll view keeps its content clear of bars and screen edges.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// At the top and bottom always, at the sides where it scrolls sideways.
    case automatic
    /// At the ends of the axes it scrolls along.
    case scrollableAxes
    /// Nowhere.
    case never
    /// On all sides.
    case always
  }

  /// When it keeps its content clear of bars and screen edges; automatic unless set.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateInsets() }
  }

  /// The room kept free around the content: ``contentInset`` and what bars and edges cover.
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero

  /// Called when the room around the content changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() { updateInsets() }

  // MARK: Scrolling

  /// How fast content that was let go comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// What is left of the velocity after a millisecond, between 0 and 1.
    public let rawValue: CGFloat
    /// Makes a rate from what is left of the velocity after a millisecond.
    ///
    /// Content always comes to rest: a rate that would keep it going, or is no number, is the nearest
    /// that does not.
    public nonisolated init(rawValue: CGFloat) {
      self.rawValue = min(max(rawValue.finite, 0.01), 0.9999)
    }
    /// The usual rate, 0.998.
    public nonisolated static let normal = DecelerationRate(rawValue: 0.998)
    /// A quick rest, 0.99.
    public nonisolated static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Whether fingers and wheels scroll it.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// How fast content that was let go comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the content can be pulled beyond its edges and comes back.
  open var bounces = true
  /// Whether it bounces up and down even if the content is not higher than the view.
  open var alwaysBounceVertical = false
  /// Whether it bounces sideways even if the content is not wider than the view.
  open var alwaysBounceHorizontal = false
  /// Whether rows wait a moment before they look pressed, in case the finger scrolls.
  open var delaysContentTouches = true
  /// Whether a bar at the right edge tells where in the content one is, while it scrolls.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar at the bottom edge tells where in the content one is, while it scrolls.
  open var showsHorizontalScrollIndicator = true

  /// Whether a tap on the status bar brings the content back to its top.
  ///
  /// A phone's status bar does that only where one scroll view on screen alone wants it.
  open var scrollsToTop = true
  /// Whether it is on its way to the top because of such a tap.
  var isScrollingToTop = false

  /// The pan that scrolls.
  open private(set) var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  /// Whether a finger is on it.
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  /// Whether a finger drags the content.
  open var isDragging: Bool { if case .dragging = state { true } else { false } }
  /// Whether the content goes on by itself after a drag.
  open var isDecelerating: Bool { if case .moving(.coasting, _, _) = state { true } else { false } }

  /// What moves the content now.
  var state = ScrollState.resting
  /// Where its top is, as the insets were last worked out.
  var contentTop = ContentTop()
  /// The sizes by which the content was last placed.
  var placedExtent: ScrollExtent?
  /// The large title that folds as the content scrolls.
  var largeTitle: LargeTitle?
  /// The bars that tell where in the content one is, once it was scrolled.
  var indicators: ScrollIndicators?

  open override func layoutSubviews() { placeContent() }

  open override func didMoveToWindow() {
    if window == nil { stop() } else { tellContainers() }
  }

  /// Seconds an animated scroll takes; as public re-implementations have it.
  static let animationDuration: TimeInterval = 0.3
}
