public import Foundation

/// Shows a controller as a card over its presenter, which a person can drag away.
open class UISheetPresentationController: UIPresentationController {
  /// The heights it can rest at; at least one, large unless set.
  open var detents: [Detent] = [.large()] {
    didSet {
      precondition(!detents.isEmpty, "A sheet must rest somewhere: give it at least one detent.")
      containerView?.setNeedsLayout()
    }
  }

  /// The height it rests at; nil stands for the first of the detents.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether a bar at its top edge shows that it can be dragged; false unless set.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  /// The radius of its corners in points; nil, as unless set, stands for the usual one.
  open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
  /// The tallest of the detents at which the presenter is not darkened, and takes touches.
  ///
  /// Nil, as unless set, stands for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether a list in it that is at its top and dragged up makes it taller first; true unless set.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it leaves a strip at the top in compact height too, in place of filling the screen.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Whether it is as wide as the content asks where it is attached to the bottom edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Changes heights and looks so that the sheet is seen moving there.
  open func animateChanges(_ changes: () -> Void) {
    containerView?.layoutIfNeeded()
    UIView.animate(
      withDuration: SheetMetrics.returnDuration, delay: 0, options: .curveEaseOut
    ) {
      changes()
      containerView?.layoutIfNeeded()
      card.layoutIfNeeded()
    }
  }

  /// Has the heights of custom detents computed anew.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  /// Lies over the presenter and takes its touches.
  let dimming = UIView(frame: .zero)
  private(set) lazy var card = SheetCard(frame: .zero)
  private lazy var drag = SheetDragging(sheet: self)

  open override var presentedView: UIView? { card }
  override var contentHome: UIView? { card }
  override func handleEscape() -> Bool { closeForPerson() }
  override func takeContent() { card.hold(presentedViewController.view) }

  open override var frameOfPresentedViewInContainerView: CGRect {
    layout.frame(top: layout.top(of: selectedDetent))
  }

  /// The card reaches below the screen, so that only its upper corners are seen round.
  override var placedFrame: CGRect { layout.cardFrame(for: frameOfPresentedViewInContainerView) }

  /// The room there is, and what follows from it.
  var layout: SheetLayout {
    var layout = SheetLayout(
      size: containerView?.bounds.size ?? .zero, insets: containerView?.safeAreaInsets ?? .zero,
      isForm: presentationStyle == .formSheet,
      preferred: presentedViewController.preferredContentSize,
      hasWidth: containerView?.traitCollection.horizontalSizeClass == .regular,
      hasHeight: containerView?.traitCollection.verticalSizeClass != .compact,
      staysAttached: prefersEdgeAttachedInCompactHeight,
      followsPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached,
      ownCornerRadius: preferredCornerRadius)
    let context = DetentContext(
      containerTraitCollection: containerView?.traitCollection ?? UITraitCollection(),
      layout: layout)
    for detent in detents { layout.heights[detent.identifier] = detent.ownValue(in: context) }
    return layout
  }

  /// The detents that there are in the present circumstances.
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

  /// Whether the presenter is darkened and takes no touches.
  private var isDimmed: Bool { isDimmed(at: selectedDetent) }

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
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor.black.withAlphaComponent(SheetMetrics.dim)
    containerView.insertSubview(dimming, at: 0)
    drag.watch(card: card, outside: dimming)
    dimming.alpha = 0
    alongsideTransition { [self] in
      dimming.alpha = isDimmed ? 1 : 0
      pushPresenterBack()
    }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { showLooks() }
  }

  open override func dismissalTransitionWillBegin() {
    alongsideTransition { [self] in
      dimming.alpha = 0
      bringPresenterForward()
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { showLooks() }
  }

  override var pushesPresenterBack: Bool { recess(top: layout.top(of: selectedDetent)) != .zero }

  override func bringPresenterForward() { backdrop?.recess = .zero }

  /// What is drawn further back behind a tall card: the presenter's view, or its own card.
  private var backdrop: UIView? {
    presenting?.ownPresentation?.controller.presentedView ?? presenting?.viewIfLoaded
  }

  /// Draws what is behind as far back as the card is high, wherever its top edge is.
  func pushPresenterBack(top: CGFloat? = nil) {
    backdrop?.recess = recess(top: top ?? layout.top(of: selectedDetent))
  }

  private func recess(top: CGFloat) -> CGPoint {
    guard let backdrop, isDimmed(at: .large) else { return .zero }
    return layout.recess(of: backdrop.untransformedFrame, top: top, rests: rests)
  }

  /// The top edges it can rest at, highest first.
  var rests: [CGFloat] {
    let active = activeDetents.map(\.identifier)
    return Set((active.isEmpty ? [.large] : active).map(layout.top)).sorted()
  }

  open override func containerViewWillLayoutSubviews() { showLooks() }

  /// Has card and darkness look as the height and the preferences say.
  func showLooks() {
    card.cornerRadius = layout.cornerRadius
    card.hasGrabber = prefersGrabberVisible
    let isDimmed = isDimmed
    (containerView as? PresentationContainer)?.letsTouchesThrough = !isDimmed
    dimming.isUserInteractionEnabled = isDimmed
    guard let presentation = presentedViewController.ownPresentation,
      presentation.runner.state == .idle, presentation.isShown
    else { return }
    dimming.alpha = isDimmed ? 1 : 0
    pushPresenterBack()
  }

  open override func containerViewDidLayoutSubviews() { drag.roomDidChange() }
}
