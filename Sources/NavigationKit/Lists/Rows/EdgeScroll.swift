import Foundation

/// Scrolls a list for as long as a finger that drags an item is at one of its edges.
final class EdgeScroll {
  private unowned let list: UIScrollView
  private let finger: () -> CGPoint?
  private let follow: (CGPoint) -> Void
  private var step: VirtualClock.Token?

  /// - Parameters:
  ///   - finger: Where the finger is, in the list's coordinates; nil if it drags nothing.
  ///   - follow: Called when the list has scrolled by a distance below the finger.
  init(
    of list: UIScrollView, finger: @escaping () -> CGPoint?, follow: @escaping (CGPoint) -> Void
  ) {
    self.list = list
    self.finger = finger
    self.follow = follow
  }

  /// The finger has moved.
  func update() {
    guard step == nil, speed != .zero else { return }
    step = list.window?.stage?.clock.schedule(after: RowMoveMetrics.step, kind: .motion) {
      [weak self] in self?.scroll()
    }
  }

  func stop() {
    list.window?.stage?.clock.cancel(step)
    step = nil
  }

  private func scroll() {
    step = nil
    let (old, speed) = (list.contentOffset, speed)
    list.setContentOffset(
      list.extent.clamped(
        CGPoint(
          x: old.x + speed.x * RowMoveMetrics.step, y: old.y + speed.y * RowMoveMetrics.step)),
      animated: false)
    guard list.contentOffset != old else { return }
    follow(CGPoint(x: list.contentOffset.x - old.x, y: list.contentOffset.y - old.y))
    update()
  }

  private var speed: CGPoint {
    guard let finger = finger() else { return .zero }
    let room = list.bounds.inset(by: list.adjustedContentInset)
    return CGPoint(
      x: EdgeScroll.speed(of: finger.x, in: room.minX...room.maxX),
      y: EdgeScroll.speed(of: finger.y, in: room.minY...room.maxY))
  }

  /// The speed of scrolling, in points per second, for a finger between a list's edges.
  nonisolated static func speed(of finger: CGFloat, in edges: ClosedRange<CGFloat>) -> CGFloat {
    let above = edges.lowerBound + RowMoveMetrics.edge - finger
    let below = finger - (edges.upperBound - RowMoveMetrics.edge)
    let share = { (depth: CGFloat) in min(max(depth / RowMoveMetrics.edge, 0), 1) }
    return (share(below) - share(above)) * RowMoveMetrics.speed
  }
}
