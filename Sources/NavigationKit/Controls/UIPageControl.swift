import Drawing
public import Foundation

/// A row of dots, one for each page, that marks the current page.
open class UIPageControl: UIControl {
  private var storedPage = 0

  /// Makes a control without pages.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  override func paint(on canvas: inout Canvas) {
    guard showsDots else { return }
    let dots = PageDots(count: numberOfPages, bounds: presentedBounds(at: canvas.now))
    for (page, frame) in dots.frames(isRightToLeft: isRightToLeft).enumerated() {
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      canvas.fill(frame, color.color(in: canvas.traits), cornerRadius: frame.width / 2)
    }
  }

  private var showsDots: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  /// A tap on the leading half goes to the previous page, on the trailing half to the next.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, showsDots else { return }
    let isOnRight = touch.location(in: self).x > bounds.midX
    turn(by: isOnRight != isRightToLeft ? 1 : -1)
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

/// The frames of a page control's dots.
nonisolated struct PageDots: Hashable, Sendable {
  let count: Int
  let bounds: CGRect

  /// The size that fits the dots.
  var size: CGSize {
    CGSize(
      width: max(0, CGFloat(count) * PageDots.pitch - PageDots.gap) + 2 * PageDots.margin,
      height: PageDots.height)
  }

  /// The dots' frames, in the order of the pages, centred in the bounds.
  func frames(isRightToLeft: Bool) -> [CGRect] {
    let width = CGFloat(count) * PageDots.pitch - PageDots.gap
    return (0..<count).map { page in
      let place = CGFloat(isRightToLeft ? count - 1 - page : page)
      return CGRect(
        x: bounds.midX - width / 2 + place * PageDots.pitch, y: bounds.midY - PageDots.dot / 2,
        width: PageDots.dot, height: PageDots.dot)
    }
  }

  /// A dot's diameter, the gap between dots, the margin at both ends, and the control's height, in
  /// points; dots and gaps as Apple's design resources draw them.
  private static let dot: CGFloat = 8
  private static let gap: CGFloat = 9
  private static let margin: CGFloat = 12
  private static let height: CGFloat = 26
  /// From one dot's left edge to the next one's.
  private static let pitch = dot + gap
}
