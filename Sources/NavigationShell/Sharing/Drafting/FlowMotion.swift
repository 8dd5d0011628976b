import Foundation
import Scenario
import Snapshot

/// How one screen becomes another: what it looks like, how long it takes, and how its parts move.
struct FlowMotion {
  let kind: SharedTransition.Motion
  let seconds: TimeInterval
  /// The curve of the part that moves farthest in the direction of the kind.
  let curve: [Double]
  let recipe: [SharedRecipe]

  /// How far something moves at least in a slide, as a part of the screen's width or height.
  private static let farShare = 0.2

  init(_ trace: MotionTrace, from old: ScreenInspection?, to new: ScreenInspection?) {
    let moving = trace.moving
    let rows = MotionTrack(samples: moving.samples).recipe
    let size = new?.size ?? [0, 0]
    let across = Self.farthest("x", in: rows, atLeast: Self.farShare * size[0])
    let down = Self.farthest("y", in: rows, atLeast: Self.farShare * size[1])
    let kind = Self.kind(
      from: old, to: new, across: across.map { $0.to - $0.from }, isDown: down != nil,
      isAtOnce: moving.samples.count < 3)
    let leading: SharedRecipe? =
      switch kind {
      case .push, .pop: across
      case .rise, .fall: down
      case .cut, .fade: nil
      }
    seconds = (moving.samples.last?.time ?? 0).rounded(toPlaces: 4)
    (self.kind, curve, recipe) = (kind, leading?.shares ?? [], rows)
  }

  /// The part that moves farthest in a direction; nil if none moves so far.
  private static func farthest(
    _ measure: String, in rows: [SharedRecipe], atLeast distance: Double
  ) -> SharedRecipe? {
    rows.filter { $0.measure == measure && abs($0.to - $0.from) > distance }
      .max { abs($0.to - $0.from) < abs($1.to - $1.from) }
  }

  private static func kind(
    from old: ScreenInspection?, to new: ScreenInspection?, across: Double?, isDown: Bool,
    isAtOnce: Bool
  ) -> SharedTransition.Motion {
    guard let old, let new, !isAtOnce else { return .cut }
    let presented = new.presented.count - old.presented.count
    if presented != 0, isDown { return presented > 0 ? .rise : .fall }
    if presented != 0 { return .fade }
    let (before, after) = (old.front, new.front)
    if before.count != after.count, across != nil {
      return after.count > before.count ? .push : .pop
    }
    if before != after, let across { return across < 0 ? .push : .pop }
    return .fade
  }
}

extension ScreenInspection {
  fileprivate var front: [Page] { presented.last ?? stack }
}

nonisolated extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = pow(10, Double(places))
    return (self * factor).rounded() / factor
  }
}
