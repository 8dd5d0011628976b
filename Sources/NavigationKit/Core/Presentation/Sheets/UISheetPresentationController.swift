public import Foundation

/// Shows a controller as a card over its presenter, which the user can drag away.
///
/// ```swift
/// let options = OptionsController()
/// options.sheetPresentationController?.detents = [.medium(), .large()]
/// options.sheetPresentationController?.prefersGrabberVisible = true
/// present(options, animated: true)
/// ```
open class UISheetPresentationController: UIPresentationController {
  /// The heights it can rest at, one at least; only the large one by default.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(!detents.isEmpty, "A sheet must rest somewhere: give it at least one detent.")
      containerView?.setNeedsLayout()
    }
  }

  /// The detent it rests at; nil, the default, stands for the first of ``detents``.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      containerView?.setNeedsLayout()
      presentedViewController.updateStatusBar()
    }
  }

  /// Whether a bar at its top edge shows that it can be dragged; false by default.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  /// The corner radius in points; nil, the default, stands for the standard one.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
  /// The largest detent at which the presenter is not dimmed, and gets touches.
  ///
  /// Nil, the default, stands for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether dragging up in a scroll view at its top first enlarges the sheet; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it leaves a strip at the top in compact height, too; by default it fills the screen.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether an edge-attached sheet has the content's preferred width; false by default.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Animates changes of the sheet's detents and look.
  open func animateChanges(_ changes: () -> Void) {
    containerView?.layoutIfNeeded()
    UIView.animate(
      withDuration: metrics.sheetReturnDuration, delay: 0, options: .curveEaseOut
    ) {
      changes()
      containerView?.layoutIfNeeded()
      card.layoutIfNeeded()
    }
  }

  /// Computes the heights of custom detents again at the next layout.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// The metrics of the stage it is on.
  var metrics: TransitionMetrics { containerView?.transitionMetrics ?? .standard }

  /// Dims the presenter and takes its touches.
  let dimming = UIView(frame: .zero)
  private(set) lazy var card = SheetCard(frame: .zero)
  private lazy var shadow = SheetShadow(around: card)
  private(set) lazy var drag = SheetDragging(sheet: self)

  open override var presentedView: UIView? { card }
  override var contentHome: UIView? { card }
  override func handleEscape() -> Bool { closeForUser() }
  override func caughtView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    drag.caughtView(at: point, with: event)
  }
  override func embedContent() { card.hold(presentedViewController.view) }

  open override var frameOfPresentedViewInContainerView: CGRect {
    layout.frame(top: layout.top(of: selectedDetent))
  }

  /// The card extends below the screen, so that its lower corners are hidden.
  override var placedFrame: CGRect { layout.cardFrame(for: frameOfPresentedViewInContainerView) }

  /// The layout for the container's size and traits.
  var layout: SheetLayout {
    var layout = SheetLayout(
      size: containerView?.bounds.size ?? .zero, insets: containerView?.safeAreaInsets ?? .zero,
      isForm: presentationStyle == .formSheet,
      preferred: presentedViewController.preferredContentSize,
      hasWidth: containerView?.traitCollection.horizontalSizeClass == .regular,
      hasHeight: containerView?.traitCollection.verticalSizeClass != .compact,
      staysAttached: prefersEdgeAttachedInCompactHeight,
      followsPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached,
      ownCornerRadius: preferredCornerRadius,
      keyboard: containerView?.keyboardCover ?? 0)
    let context = DetentContext(
      containerTraitCollection: containerView?.traitCollection ?? UITraitCollection(),
      layout: layout)
    for detent in detents { layout.heights[detent.identifier] = detent.ownValue(in: context) }
    return layout
  }

  /// The detents that are not disabled in the current traits.
  var activeDetents: [Detent] {
    let heights = layout.heights
    return detents.filter { !$0.isCustom || heights[$0.identifier] != nil }
  }

  /// The detent it rests at.
  var selectedDetent: Detent.Identifier {
    let active = activeDetents
    return active.first { $0.identifier == selectedDetentIdentifier }?.identifier
      ?? active.first?.identifier ?? .large
  }

  /// Whether the presenter is dimmed and gets no touches.
  private var isDimmed: Bool { isDimmed(at: selectedDetent) }

  override var dimsTints: Bool { isDimmed }
  override var letsTouchesThrough: Bool { !isDimmed }

  private func isDimmed(at detent: Detent.Identifier) -> Bool {
    guard let undimmed = largestUndimmedDetentIdentifier,
      detents.contains(where: { $0.identifier == undimmed })
    else { return true }
    let layout = layout
    return layout.top(of: detent) < layout.top(of: undimmed)
  }

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    showLooks()
    for view in [shadow, dimming] { cover(containerView, with: view) }
    drag.watch(card: card, outside: dimming)
    dimming.alpha = 0
    shadow.alpha = 0
    alongsideTransition { [self] in
      setOff()
      shrinkBackdrop()
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { showLooks() }
  }

  open override func dismissalTransitionWillBegin() {
    alongsideTransition { [self] in
      dimming.alpha = 0
      shadow.alpha = 0
      restoreBackdrop()
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { showLooks() }
  }

  /// Behind a floating card the presenter still reaches to the status bar.
  override var pushesPresenterBack: Bool {
    guard !layout.floats else { return false }
    let top = drag.draggedTop ?? layout.top(of: selectedDetent)
    return backdropInset(top: top).x > backdropInset(top: layout.top(of: .large)).x / 2
  }

  override func restoreBackdrop() { backdrop?.backdropInset = .zero }

  /// The view that is drawn smaller behind a tall card: the presenter's view, or the presenter's
  /// own card.
  private var backdrop: UIView? {
    presenting?.ownPresentation?.controller.presentedView ?? presenting?.viewIfLoaded
  }

  /// Draws the view behind smaller, depending on the card's top edge.
  func shrinkBackdrop(top: CGFloat? = nil) {
    backdrop?.backdropInset = backdropInset(top: top ?? layout.top(of: selectedDetent))
  }

  private func backdropInset(top: CGFloat) -> CGPoint {
    guard let backdrop, isDimmed(at: .large) else { return .zero }
    return layout.backdropInset(
      of: backdrop.untransformedFrame, isCard: backdrop is SheetCard, top: top, rests: rests)
  }

  /// The top edges it can rest at, highest first.
  var rests: [CGFloat] {
    let active = activeDetents.map(\.identifier)
    return Set((active.isEmpty ? [.large] : active).map(layout.top)).sorted()
  }

  open override func containerViewWillLayoutSubviews() { showLooks() }

  /// Whether a finger drags it, or lets it leave or go back.
  private var isMovedByFinger: Bool {
    let transition = presentedViewController.ownPresentation?.movingTransition
    return drag.isDragging || transition?.change.isDragged == true
  }

  /// Updates card and dimming to the detent and the preferences.
  func showLooks() {
    let layout = layout
    card.cornerRadius = isMovedByFinger ? layout.movingCornerRadius : layout.cornerRadius
    card.hiddenEdge = layout.hiddenEdge
    card.hasGrabber = prefersGrabberVisible
    dimming.backgroundColor = UIColor.black.withAlphaComponent(metrics.sheetDim)
    let isDimmed = isDimmed
    dimming.isUserInteractionEnabled = isDimmed
    guard let presentation = presentedViewController.ownPresentation,
      presentation.runner.state == .idle, presentation.isShown
    else { return }
    setOff()
    presentation.dimPresenter(true)
    shrinkBackdrop()
  }

  /// Sets the card off from the presenter: by dimming that, or else by a shadow.
  private func setOff() {
    dimming.alpha = isDimmed ? 1 : 0
    shadow.alpha = isDimmed ? 0 : 1
  }

  open override func containerViewDidLayoutSubviews() { drag.roomDidChange() }
}
