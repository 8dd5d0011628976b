public import Foundation

/// Shows a controller as a card with an arrow that points at a source view or button.
///
/// In compact width it adapts to a sheet, unless its delegate says otherwise.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view it points at, or whose coordinates ``sourceRect`` is in.
  open var sourceView: UIView? { didSet { placeAnew() } }
  /// The rectangle in ``sourceView`` that it points at; null, the default, stands for the view's
  /// bounds.
  open var sourceRect = CGRect.null { didSet { placeAnew() } }
  /// The view or bar button item that it points at; wins over ``sourceView``.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { placeAnew() } }
  /// The bar button item that it points at: ``sourceItem``, if that is one.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// The permitted arrow directions; all by default, empty for a popover without an arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAnew() } }
  /// Whether it has an arrow and dims the tints around it, as all but the system's own cards.
  var hasArrow = true { didSet { placeAnew() } }
  /// Whether it may cover its source if there is too little room; false by default.
  open var canOverlapSourceViewRect = false { didSet { placeAnew() } }
  /// The least distance from its container's edges, in points; 10 by default.
  open var popoverLayoutMargins = UIEdgeInsets(all: PopoverMetrics.margin) {
    didSet { placeAnew() }
  }
  /// The arrow's direction; ``UIPopoverArrowDirection/unknown`` before it is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The views that still get touches while it is shown; a tap on any other dismisses it.
  open var passthroughViews: [UIView]? {
    didSet { surroundings.passthroughViews = passthroughViews ?? [] }
  }
  /// The background colour of the card and its arrow; nil, the default, stands for
  /// `systemBackground`.
  open var backgroundColor: UIColor? { didSet { card.fillColor = ground } }
  /// The class of the view that is its background and arrow; nil for the system's.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    didSet { placeAnew() }
  }
  private var backgroundClass: UIPopoverBackgroundView.Type? {
    popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
  }
  /// The sheet that it adapts to in compact width.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenting)

  private lazy var card: PopoverCard = {
    let card = PopoverCard(frame: .zero)
    card.fillColor = ground
    return card
  }()
  private let surroundings = PopoverSurroundings(frame: .zero)
  private let tap = UITapGestureRecognizer()
  /// The container's size at the last layout.
  private var placedSize: CGSize?

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    tap.addAction(
      UIAction { [weak self] _ in
        self?.presentedViewController.ownPresentation?.dismissForUser()
      })
    surroundings.addGestureRecognizer(tap)
  }

  private var ground: UIColor { backgroundColor ?? .systemBackground }
  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  override var defaultCompactStyle: UIModalPresentationStyle {
    presentedViewController.role.compactPopoverStyle
  }
  override var dimsTints: Bool { hasArrow }
  override var fadesInPlace: Bool { true }
  override var letsTouchesThrough: Bool { true }
  override var usesPreferredSize: Bool { true }
  override var compactSheet: UISheetPresentationController? { adaptiveSheetPresentationController }
  override func handleEscape() -> Bool { closeForUser() }

  open override var presentedView: UIView? { card }
  override var contentHome: UIView? { card.home }
  override func embedContent() { card.hold(presentedViewController.view) }

  open override var frameOfPresentedViewInContainerView: CGRect {
    placement?.frame ?? .zero
  }

  // MARK: Placement

  private var placement: PopoverLayout.Placement? {
    guard let containerView, let source = source(in: containerView) else { return nil }
    var insets = containerView.safeAreaInsets
    insets.bottom = max(insets.bottom, containerView.keyboardCover)
    let own = backgroundClass
    return PopoverLayout(
      source: source, bounds: containerView.bounds, insets: insets,
      margins: popoverLayoutMargins, content: presentedViewController.preferredContentSize,
      contentInsets: own?.contentViewInsets() ?? .zero,
      arrowHeight: own?.arrowHeight() ?? PopoverMetrics.arrowHeight,
      arrowBase: own?.arrowBase() ?? PopoverMetrics.arrowBase,
      permitted: permittedArrowDirections, hasArrow: hasArrow,
      mayCoverSource: canOverlapSourceViewRect,
      isRightToLeft: containerView.isRightToLeft,
      current: arrowDirection == .unknown ? nil : arrowDirection
    ).placement
  }

  /// The source's frame in the container; nil without a source.
  private func source(in container: UIView) -> CGRect? {
    if let sourceItem { return sourceItem.frame(in: container) ?? container.bounds }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// Whether it was told what it points at.
  var hasSource: Bool { sourceItem != nil || sourceView != nil }

  /// Places it by another source, permission or container, which may turn its arrow.
  private func placeAnew() {
    arrowDirection = .unknown
    containerView?.setNeedsLayout()
  }

  private func showArrow() {
    guard let placement else { return }
    arrowDirection = placement.direction
    card.use(backgroundClass)
    card.arrow = placement.arrow
  }

  // MARK: Transitions and layout

  open override func presentationTransitionWillBegin() {
    popoverDelegate?.prepareForPopoverPresentation(self)
    precondition(
      hasSource,
      "\(self) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
    )
    guard let containerView else { return }
    cover(containerView, with: surroundings)
    placedSize = containerView.bounds.size
    placeAnew()
    showArrow()
  }

  open override func containerViewWillLayoutSubviews() {
    if let containerView, placedSize != containerView.bounds.size {
      placedSize = containerView.bounds.size
      arrowDirection = .unknown
      askForSource()
    }
    showArrow()
  }

  /// Lets the delegate change the source view and rectangle.
  private func askForSource() {
    guard sourceItem == nil, var view = sourceView, let popoverDelegate else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    popoverDelegate.popoverPresentationController(
      self, willRepositionPopoverTo: &rect, in: &view)
    (sourceView, sourceRect) = (view, rect)
  }

  /// Animates to the new preferred size; the content has its new layout at once.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard let containerView, card.window != nil else { return }
    let old = card.presentedFrame(at: card.window?.stage?.now ?? 0)
    UIView.performWithoutAnimation {
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
      card.layoutIfNeeded()
    }
    guard let stage = card.window?.stage, old != card.frame else { return }
    card.moveOn(from: old, over: PopoverMetrics.resizeDuration, on: stage)
  }
}
