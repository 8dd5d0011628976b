import Drawing
public import Foundation

/// A row of dots, one for each page, that marks the current page.
open class UIPageControl: UIControl {
  private var storedPage = 0
  /// Where the finger that is on it came down, in points from its left edge.
  private var trackedFrom: CGFloat?

  /// The number of pages; 0 unless set.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = storedPage
    }
  }

  /// The current page, from 0, limited to the pages that exist.
  ///
  /// Only the user's tap sends ``UIControl/Event/valueChanged``.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether the control is hidden if there is only one page; false unless set.
  open var hidesForSinglePage = false
  /// The colour of the other pages' dots; grey unless set.
  open var pageIndicatorTintColor: UIColor? { didSet { customized(\.pageIndicatorTintColor) } }
  /// The colour of the current page's dot; the text colour unless set.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { customized(\.currentPageIndicatorTintColor) }
  }

  // MARK: Images

  /// The image in the place of the dots, in their colours; nil for dots.
  open var preferredIndicatorImage: UIImage?
  /// The image in the place of the current page's dot; nil for the others'.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]

  /// Sets the image in the place of a page's dot; nil for the one of all pages.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }
  /// The image that was set for a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  /// Sets the image in the place of a page's dot while the page is current.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
  }
  /// The image that was set for a page's dot while the page is current.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }

  private func image(forPage page: Int) -> UIImage? {
    let normalImage = indicatorImages[page] ?? preferredIndicatorImage
    guard page == currentPage else { return normalImage }
    return currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage ?? normalImage
  }

  /// When there is a background behind the dots.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// While a finger is on the control.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }
  /// When there is a background behind the dots; while a finger is on the control unless set.
  open var backgroundStyle = BackgroundStyle.automatic

  private var hasBackground: Bool {
    switch backgroundStyle {
    case .automatic: isHighlighted
    case .prominent: true
    case .minimal: false
    }
  }

  /// The size that fits a number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    PageDots(count: pageCount, bounds: .zero).size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  override var enabledAlpha: CGFloat { isEnabled ? 1 : UIControl.disabledAlpha }
  override var elementRole: StageElement.Role? { showsDots ? .pageControl : nil }
  override var elementText: String? { "page \(currentPage + 1) of \(numberOfPages)" }
  override var elementValue: ElementValue? { elementText.map(ElementValue.text) }

  override func paint(on canvas: inout Canvas) {
    guard showsDots else { return }
    let bounds = presentedBounds(at: canvas.now)
    let dots = PageDots(count: numberOfPages, bounds: bounds)
    if hasBackground {
      canvas.fill(
        dots.ground, UIColor.tertiarySystemFill.color(in: canvas.traits),
        cornerRadius: dots.ground.height / 2)
    }
    for (page, frame) in dots.frames(isRightToLeft: isRightToLeft).enumerated() {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      paint(image(forPage: page), in: frame, color.color(in: canvas.traits), on: &canvas)
    }
  }

  private func paint(
    _ image: UIImage?, in frame: CGRect, _ color: Color, on canvas: inout Canvas
  ) {
    guard let image else { return canvas.fill(frame, color, cornerRadius: frame.width / 2) }
    // As wide as dots are apart, at most.
    let scale = min(1, PageDots.pitch / max(image.size.width, image.size.height, 1))
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    canvas.image(
      image,
      in: CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height),
      isRightToLeft: isRightToLeft, tint: image.renderingMode == .alwaysOriginal ? nil : color)
  }

  private var showsDots: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  // MARK: Interaction

  /// How a finger turns the pages.
  public enum InteractionState: Int, Hashable, Sendable {
    /// It does not.
    case none
    /// One by one, with a tap.
    case discrete
    /// By moving along the dots.
    case continuous
  }
  /// How a finger turns the pages now.
  public private(set) final var interactionState = InteractionState.none
  /// Whether a finger that moves along the dots turns the pages; true unless set.
  open var allowsContinuousInteraction = true

  /// A finger that moves along the dots goes to the page of the nearest one.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, showsDots else { return true }
    let x = touch.location(in: self).x
    if abs(x - (trackedFrom ?? x)) >= PageDots.pitch { interactionState = .continuous }
    guard interactionState == .continuous else { return true }
    let dots = PageDots(count: numberOfPages, bounds: bounds)
    turn(by: dots.page(at: x, isRightToLeft: isRightToLeft) - currentPage)
    return true
  }

  /// A tap on the leading half goes to the previous page, on the trailing half to the next.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { interactionState = .none }
    guard let touch, isTouchInside, showsDots, interactionState == .none else { return }
    interactionState = .discrete
    let isOnRight = touch.location(in: self).x > bounds.midX
    turn(by: isOnRight != isRightToLeft ? 1 : -1)
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    trackedFrom = touch.location(in: self).x
    return true
  }

  override var adjustmentIsVertical: Bool? { false }
  open override func accessibilityIncrement() { turn(by: 1) }
  open override func accessibilityDecrement() { turn(by: -1) }

  private func turn(by count: Int) {
    let old = currentPage
    currentPage += count
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
