public import Foundation

/// Shows a controller as a card with an arrow that points at what it is about.
///
/// Where there is little room from side to side it adapts to a sheet, unless its delegate says otherwise.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view it points at, or in which ``sourceRect`` is.
  open var sourceView: UIView? { didSet { placeAnew() } }
  /// What it points at in ``sourceView``; all of that unless set.
  open var sourceRect = CGRect.null { didSet { placeAnew() } }
  /// What it points at in place of ``sourceView``: a view, or a bar's button.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { placeAnew() } }
  /// The bar's button it points at, as ``sourceItem``.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// Where its arrow may point; anywhere unless set, and nowhere for a popover without an arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAnew() } }
  /// Whether it may lie over what it points at for want of room; false unless set.
  open var canOverlapSourceViewRect = false { didSet { placeAnew() } }
  /// How far it keeps from its container's edges, in points; 10 unless set.
  open var popoverLayoutMargins = UIEdgeInsets(all: PopoverMetrics.margin) {
    didSet { placeAnew() }
  }
  /// Where its arrow points; ``UIPopoverArrowDirection/unknown`` before it is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// The views that take their touches while it is open; a tap on any other closes it.
  open var passthroughViews: [UIView]? {
    didSet { surroundings.passthroughViews = passthroughViews ?? [] }
  }
  /// The colour of the card and its arrow, where its content shows it; the system's unless set.
  open var backgroundColor: UIColor? { didSet { card.groundColor = ground } }
  /// The sheet that it adapts to where there is little room from side to side.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenting)

  private lazy var card: PopoverCard = {
    let card = PopoverCard(frame: .zero)
    card.groundColor = ground
    return card
  }()
  private let surroundings = PopoverSurroundings(frame: .zero)
  private let tap = UITapGestureRecognizer()
  /// The container's size when it was placed last.
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

  override var usualCompactStyle: UIModalPresentationStyle {
    presentedViewController.role.compactPopoverStyle
  }
  override var fadesInPlace: Bool { true }
  override func handleEscape() -> Bool { closeForPerson() }

  open override var presentedView: UIView? { card }
  override var contentHome: UIView? { card.home }
  override func takeContent() { card.hold(presentedViewController.view) }

  open override var frameOfPresentedViewInContainerView: CGRect {
    placement?.frame ?? .zero
  }

  // MARK: Place

  private var placement: PopoverLayout.Placement? {
    guard let containerView, let source = source(in: containerView) else { return nil }
    return PopoverLayout(
      source: source, bounds: containerView.bounds, insets: containerView.safeAreaInsets,
      margins: popoverLayoutMargins, content: presentedViewController.preferredContentSize,
      permitted: permittedArrowDirections, mayCoverSource: canOverlapSourceViewRect,
      isRightToLeft: containerView.isRightToLeft
    ).placement
  }

  /// What it points at; nil while that is not on screen.
  private func source(in container: UIView) -> CGRect? {
    if let sourceItem { return sourceItem.frame(in: container) ?? container.bounds }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  private func placeAnew() { containerView?.setNeedsLayout() }

  private func showArrow() {
    guard let placement else { return }
    arrowDirection = placement.direction
    card.arrow = placement.arrow
  }

  // MARK: Life

  open override func presentationTransitionWillBegin() {
    popoverDelegate?.prepareForPopoverPresentation(self)
    precondition(
      sourceItem != nil || sourceView != nil,
      "\(self) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
    )
    guard let containerView else { return }
    (containerView as? PresentationContainer)?.letsTouchesThrough = true
    surroundings.frame = containerView.bounds
    surroundings.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(surroundings, at: 0)
    placedSize = containerView.bounds.size
    showArrow()
  }

  open override func containerViewWillLayoutSubviews() {
    if let containerView, placedSize != containerView.bounds.size {
      placedSize = containerView.bounds.size
      askForSource()
    }
    showArrow()
  }

  /// Lets the delegate say what it points at now.
  private func askForSource() {
    guard sourceItem == nil, var view = sourceView, let popoverDelegate else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    popoverDelegate.popoverPresentationController(
      self, willRepositionPopoverTo: &rect, in: &view)
    (sourceView, sourceRect) = (view, rect)
  }

  /// Its content would like another size: it is seen going there, the content in its new size at once.
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
