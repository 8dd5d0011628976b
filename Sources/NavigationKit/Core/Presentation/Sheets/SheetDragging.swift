import Foundation

/// Handles the gestures on a sheet.
final class SheetDragging {
  private unowned let sheet: UISheetPresentationController
  private let pan = SheetPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// The rules of the current drag; nil if the sheet is not dragged.
  private var drag: SheetDrag?
  private var start: CGFloat = 0
  /// Whether a finger drags the sheet.
  var isDragging: Bool { drag != nil }
  /// The top edge that the finger gives the card, in points; nil unless it moves between its rests.
  private(set) var draggedTop: CGFloat?

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    pan.mayGrow = { [weak self] in self?.mayGrow ?? false }
    pan.catches = { [weak self] in self?.isSettling ?? false }
    pan.addAction(UIAction { [weak self] _ in self?.panDidChange() })
    tap.addAction(UIAction { [weak self] _ in self?.presentation?.dismissForUser() })
  }

  private var presentation: Presentation? { sheet.presentedViewController.ownPresentation }

  /// Adds the drag gesture to a card, and the tap to the view around it.
  func watch(card: UIView, outside: UIView) {
    card.addGestureRecognizer(pan)
    outside.addGestureRecognizer(tap)
  }

  private func panDidChange() {
    switch pan.state {
    case .began:
      begin()
      follow()
    case .changed: follow()
    case .ended: release(velocity: pan.velocity(in: sheet.containerView).y)
    case .cancelled: release(velocity: nil)
    default: break
    }
  }

  private func begin() {
    guard let presentation, presentation.presented.presentation == nil else { return }
    let position = isSettling ? shownTop : nil
    presentation.catchReturn()
    guard presentation.isHeld || presentation.runner.state == .idle else { return }
    let newDrag = makeDrag(mayClose: presentation.isHeld || presentation.userMayDismiss)
    let drag = position.map(newDrag.catching) ?? newDrag
    self.drag = drag
    sheet.card.cornerRadius = sheet.layout.movingCornerRadius
    guard let position else { return start = sheet.layout.top(of: sheet.selectedDetent) }
    start = drag.requested(position: position)
    pan.setTranslation(.zero, in: sheet.containerView)
  }

  /// The card's visible top edge, in points.
  private var shownTop: CGFloat { shownFrame.minY }

  private var shownFrame: CGRect {
    let card = sheet.card
    return card.movingFrame(at: card.window?.stage?.now ?? 0)
  }

  /// Whether the card moves back or to a rest by itself, so that a finger may catch it meanwhile.
  ///
  /// As in UIKit, a card that is being presented or dismissed cannot be caught.
  private var isSettling: Bool {
    guard let presentation, drag == nil, shownFrame != sheet.card.untransformedFrame
    else { return false }
    return presentation.movingTransition == nil || presentation.isReturning
  }

  /// The view touched by a finger that comes down on the visible card while this moves back or to a
  /// rest; nil beside the card, and at any other time.
  func caughtView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    let (visibleFrame, card) = (shownFrame, sheet.card)
    guard isSettling, visibleFrame.contains(point) else { return nil }
    // Its content gets no touches during a transition.
    if presentation?.isReturning == true { return card }
    let inner = CGPoint(x: point.x - visibleFrame.minX, y: point.y - visibleFrame.minY)
    return card.hitTest(inner, with: event) ?? card
  }

  private func makeDrag(mayClose: Bool) -> SheetDrag {
    let layout = sheet.layout
    return SheetDrag(
      rests: sheet.rests,
      bottom: layout.size.height, mayClose: mayClose, metrics: sheet.metrics)
  }

  /// The container's size changed: a sheet under a finger keeps its relative place.
  func roomDidChange() {
    guard let old = drag else { return }
    var new = makeDrag(mayClose: old.mayClose)
    new.caught = old.caught.map { old.requested($0, in: new) }
    guard new != old else { return }
    let goal = old.requested(requested, in: new)
    drag = new
    start = sheet.layout.top(of: sheet.selectedDetent)
    pan.setTranslation(CGPoint(x: 0, y: goal - start), in: sheet.containerView)
    follow()
  }

  /// Whether dragging up in a scroll view at its top enlarges the sheet first.
  private var mayGrow: Bool {
    let layout = sheet.layout
    return sheet.prefersScrollingExpandsWhenScrolledToEdge
      && sheet.rests.contains { $0 < layout.top(of: sheet.selectedDetent) }
  }

  private var requested: CGFloat { start + pan.translation(in: sheet.containerView).y }

  private func follow() {
    guard let drag, let presentation else { return }
    if drag.isClosing(requested: requested), presentation.runner.isIdle {
      restLowest()
      presentation.beginDragging()
    }
    // A card back above its lowest rest is no longer dismissed, and goes on to the higher rests.
    if presentation.isHeld, drag.rests.count > 1, requested < lowest {
      presentation.runner.finish(isCancelled: true)
    }
    // A callback may have ended the drag.
    guard self.drag != nil else { return }
    if presentation.isHeld {
      draggedTop = nil
      presentation.hold(at: drag.progress(requested: requested))
    } else {
      let top = drag.position(requested: requested)
      draggedTop = top
      place(top: top)
      sheet.presentedViewController.updateStatusBar()
    }
  }

  private var lowest: CGFloat { drag?.rests.last ?? 0 }

  /// The drag as reported to observers; nil if no finger drags a sheet that may be dismissed.
  var swipe: TransitionReport.Swipe? {
    guard let drag, drag.mayClose, pan.numberOfTouches > 0 else { return nil }
    let (velocity, y) = (pan.velocity(in: sheet.containerView).y, pan.location(in: nil).y)
    return TransitionReport.Swipe(
      isVertical: true, distance: requested - lowest, velocity: velocity,
      finishes: drag.target(requested: requested, velocity: velocity) == drag.bottom,
      border: y + drag.border(velocity: velocity) - requested,
      projected: y + sheet.metrics.releaseVelocityWeight * velocity)
  }

  /// A dismissal starts at the lowest detent.
  private func restLowest() {
    select(top: lowest)
    place(top: lowest)
  }

  private func release(velocity: CGFloat?) {
    // A dismissal that could not begin inside a callback does now.
    if velocity != nil { follow() }
    guard let drag, let presentation else { return }
    self.drag = nil
    draggedTop = nil
    let isRefused = !drag.mayClose && requested > lowest
    let target =
      velocity.map { drag.target(requested: requested, velocity: $0) }
      ?? sheet.layout.top(of: sheet.selectedDetent)
    if presentation.isHeld {
      presentation.release(finishes: target == drag.bottom, velocity: velocity ?? 0)
    } else {
      settle(at: target)
    }
    if isRefused { presentation.reportAttempt() }
  }

  private func settle(at top: CGFloat) {
    select(top: top)
    guard presentation?.runner.state == .idle else { return }
    UIView.animate(
      withDuration: sheet.metrics.sheetReturnDuration, delay: 0, options: .curveEaseOut
    ) {
      place(top: top)
      sheet.showLooks()
      sheet.card.layoutIfNeeded()
    }
  }

  private func select(top: CGFloat) {
    let layout = sheet.layout
    guard layout.top(of: sheet.selectedDetent) != top else { return }
    sheet.selectedDetentIdentifier =
      sheet.activeDetents.first { layout.top(of: $0.identifier) == top }?.identifier
    (sheet.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  private func place(top: CGFloat) {
    let layout = sheet.layout
    sheet.card.frame = layout.cardFrame(for: layout.frame(top: top))
    sheet.shrinkBackdrop(top: top)
  }
}
