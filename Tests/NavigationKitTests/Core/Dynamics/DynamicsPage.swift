import Foundation
import Goldens
import NavigationKit

/// A page on a stage with a card on it that an animator moves.
@MainActor
final class DynamicsPage: NSObject {
  let stage = Stage(size: .smallPhone)
  let page = UIViewController()
  let card = UIView(frame: CGRect(x: 110, y: 0, width: 100, height: 100))
  let animator: UIDynamicAnimator
  /// The callbacks of the delegates, with the time in frames.
  var heard: [String] = []

  override init() {
    page.view.addSubview(card)
    animator = UIDynamicAnimator(referenceView: page.view)
    super.init()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.advance(by: 1)
    animator.delegate = self
  }

  /// Adds a view to the page.
  func box(_ frame: CGRect) -> UIView {
    let box = UIView(frame: frame)
    page.view.addSubview(box)
    return box
  }

  /// Lets items collide with each other and the page's edges, and records it.
  @discardableResult
  func collide(_ items: [UIView]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    animator.addBehavior(collision)
    return collision
  }

  private func hear(_ words: String...) { heard.append(words.joined(separator: " ")) }
}

extension DynamicsPage: UIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { hear("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { hear("pause") }
}

extension DynamicsPage: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { hear("items began at", "\(Int(p.y.rounded()))") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { hear("items ended") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { hear(identifier as? String ?? "edge", "began") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { hear(identifier as? String ?? "edge", "ended") }
}
