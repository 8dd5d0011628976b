import Foundation

/// The gestures that show and hide columns: a swipe from the edge shows them, a tap or drag on the
/// covered secondary column hides them.
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UISplitViewController
  let edge = UIScreenEdgePanGestureRecognizer()
  private let away = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// The distance that the columns move, in points; negative to the left.
  private var distance: CGFloat = 0

  init(of controller: UISplitViewController) {
    self.controller = controller
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    sidebarsOfSwipe != nil
  }

  /// Adds the edge swipe to the whole view, and the tap and drag to the dimming view.
  func watch(_ view: UIView, dimmingView: UIView) {
    edge.delegate = self
    edge.addAction(
      UIAction { [weak self] _ in self?.panDidChange(self?.edge, to: self?.sidebarsOfSwipe) })
    view.addGestureRecognizer(edge)
    away.addAction(
      UIAction { [weak self] _ in self?.panDidChange(self?.away, to: self?.sidebarsOfTap) })
    tap.addAction(
      UIAction { [weak self] _ in self?.controller.choose(self?.sidebarsOfTap) })
    dimmingView.addGestureRecognizer(away)
    dimmingView.addGestureRecognizer(tap)
  }

  /// How many columns are visible after a swipe from the edge; nil if it may not begin.
  private var sidebarsOfSwipe: Int? {
    guard controller.presentsWithGesture, !controller.isCollapsed, controller.runner.isIdle
    else { return nil }
    let now = controller.wanted
    let next = controller.sidebarsOfAction(or: now.sidebars + 1)
    return next > now.sidebars && next <= now.columns.count - 1 ? next : nil
  }

  private var sidebarsOfTap: Int? {
    let now = controller.wanted
    return now.coversSecondary ? now.sidebarsBesideTap : nil
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer?, to sidebars: @autoclosure () -> Int?) {
    guard let pan else { return }
    switch pan.state {
    case .began:
      if let sidebars = sidebars() { begin(to: sidebars) }
      follow(pan)
    case .changed: follow(pan)
    case .ended: release(movement(of: pan))
    case .cancelled: controller.runner.release(finishes: false)
    default: break
    }
  }

  private func begin(to sidebars: Int) {
    guard controller.runner.isIdle else { return }
    controller.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
    let (old, choice) = (controller.layout(of: controller.destination), controller.chosen)
    controller.chosen = sidebars
    let new = controller.layout(of: controller.wanted)
    distance = new.primary.minX - old.primary.minX
    controller.begin(animated: true, isSwipe: true, oldChoice: choice)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    controller.runner.hold(at: movement(of: pan).progress)
  }

  private func release(_ movement: SwipeBack.Movement) {
    guard controller.runner.isHeld else { return }
    controller.runner.hold(at: movement.progress)
    controller.runner.release(finishes: movement.finishes, speed: movement.speed)
  }

  /// The finger's movement, measured in the direction in which the columns move.
  private func movement(of pan: UIPanGestureRecognizer) -> SwipeBack.Movement {
    let direction: CGFloat = distance < 0 ? -1 : 1
    return SwipeBack.Movement(
      distance: direction * pan.translation(in: controller.view).x,
      velocity: direction * pan.velocity(in: controller.view).x, width: abs(distance),
      metrics: controller.view.transitionMetrics)
  }
}
