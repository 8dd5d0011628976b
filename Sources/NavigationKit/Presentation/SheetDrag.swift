import Foundation

/// What a finger does to a sheet: pure.
nonisolated struct SheetDrag: Hashable, Sendable {
  /// The top edges it can rest at, in points from the container's top, highest first.
  var rests: [CGFloat]
  /// Where its top edge is when it is gone.
  var bottom: CGFloat
  /// Whether it may be dragged away.
  var mayClose: Bool

  private var highest: CGFloat { rests.first ?? 0 }
  private var lowest: CGFloat { rests.last ?? 0 }

  /// Where the top edge is shown where the finger asks for one.
  ///
  /// Above the highest rest the sheet gives way ever less; so it does below the lowest where it must
  /// not be dragged away.
  func position(asked: CGFloat) -> CGFloat {
    if asked < highest {
      return highest - RubberBand.stretch(highest - asked, length: bottom)
        * SheetDrag.reluctance
    }
    if asked > lowest, !mayClose {
      return lowest + RubberBand.stretch(asked - lowest, length: bottom) * SheetDrag.reluctance
    }
    return min(asked, bottom)
  }

  /// Whether the finger is about to take the sheet away: it is below where it can rest.
  func isClosing(asked: CGFloat) -> Bool { mayClose && asked > lowest }

  /// How much of the way out it has gone, 0…1.
  func progress(asked: CGFloat) -> Double {
    guard bottom > lowest else { return 0 }
    return Double(min(max((asked - lowest) / (bottom - lowest), 0), 1))
  }

  /// The top edge to ask for in other room, so that the sheet is as far along between its rests, or
  /// on its way out, as it is here.
  func asked(_ asked: CGFloat, in other: SheetDrag) -> CGFloat {
    func moved(_ from: CGFloat, _ to: CGFloat, _ otherFrom: CGFloat, _ otherTo: CGFloat) -> CGFloat
    {
      otherFrom + (to > from ? (asked - from) / (to - from) * (otherTo - otherFrom) : 0)
    }
    if asked <= highest { return other.highest + asked - highest }
    return asked > lowest
      ? moved(lowest, bottom, other.lowest, other.bottom)
      : moved(highest, lowest, other.highest, other.lowest)
  }

  /// Where a released sheet goes: the nearest rest, or the bottom for gone.
  ///
  /// - Parameters:
  ///   - asked: The top edge the finger asks for.
  ///   - velocity: How fast it moves downwards, in points a second.
  func target(asked: CGFloat, velocity: CGFloat) -> CGFloat {
    let goal = asked + TransitionMetrics.releaseVelocityWeight * velocity
    let closes = mayClose && velocity > -TransitionMetrics.reverseVelocity
    let goals = closes ? rests + [bottom] : rests
    return goals.min { abs($0 - goal) < abs($1 - goal) } ?? highest
  }

  /// How much less a sheet gives way than scrolled content does; tuned by eye.
  private static let reluctance: CGFloat = 0.25
}
