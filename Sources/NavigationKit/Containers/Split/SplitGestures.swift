import Foundation

/// The gestures that show and hide columns: a swipe from the edge shows those that lie over the
/// secondary one, a swipe back to the edge hides them, wherever it begins, and so does a tap beside
/// them.
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UISplitViewController
  let edge = UIScreenEdgePanGestureRecognizer()
  private let away = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// The distance that the columns move, in points; negative to the left.
  private var distance: CGFloat = 0
  /// How far they had moved where a finger caught them, in points.
  private var caught: CGFloat = 0

  init(of controller: UISplitViewController) {
    self.controller = controller
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard controller.presentsWithGesture, !controller.isCollapsed else { return false }
    if isSettling { return true }
    guard gestureRecognizer === away else { return sidebarsOfSwipe != nil }
    let offset = away.translation(in: controller.view)
    let isBack = controller.isPrimaryLeft ? offset.x < 0 : offset.x > 0
    return isBack && abs(offset.x) > abs(offset.y) && sidebarsOfTap != nil
      && controller.runner.isIdle
  }

  /// Whether a finger let go of the columns, and they move on by themselves: it may catch them.
  private var isSettling: Bool {
    guard case .settling(let transition, _) = controller.runner.state else { return false }
    return transition.change.isSwipe
  }

  /// Adds the swipes to the whole view, and the tap to the dimming view.
  func watch(_ view: UIView, dimmingView: UIView) {
    (edge.delegate, away.delegate) = (self, self)
    edge.addAction(
      UIAction { [weak self] _ in self?.panDidChange(self?.edge, to: self?.sidebarsOfSwipe) })
    view.addGestureRecognizer(edge)
    away.addAction(
      UIAction { [weak self] _ in self?.panDidChange(self?.away, to: self?.sidebarsOfTap) })
    tap.addAction(
      UIAction { [weak self] _ in self?.controller.choose(self?.sidebarsOfTap) })
    view.addGestureRecognizer(away)
    dimmingView.addGestureRecognizer(tap)
  }

  /// How many columns are visible after a swipe from the edge; nil if it may not begin.
  private var sidebarsOfSwipe: Int? {
    guard controller.runner.isIdle else { return nil }
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
      if isSettling {
        catchColumns(by: pan)
      } else if let sidebars = sidebars() {
        begin(to: sidebars)
      }
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
    caught = 0
    controller.begin(animated: true, isSwipe: true, oldChoice: choice)
  }

  /// Takes columns that are moving on by themselves where they are seen.
  private func catchColumns(by pan: UIPanGestureRecognizer) {
    controller.runner.grab(finishing: true)
    guard controller.runner.isHeld, let transition = controller.runner.state.transition
    else { return }
    caught = abs(distance) * transition.progress.value(at: controller.transitionStage?.now ?? 0)
    pan.setTranslation(.zero, in: controller.view)
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
      distance: caught + direction * pan.translation(in: controller.view).x,
      velocity: direction * pan.velocity(in: controller.view).x, width: abs(distance),
      metrics: controller.view.transitionMetrics)
  }
}
