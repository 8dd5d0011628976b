import Foundation

/// How a sheet follows a finger, computed without views.
nonisolated struct SheetDrag: Hashable, Sendable {
  /// The top edges it can rest at, in points from the container's top, highest first.
  var rests: [CGFloat]
  /// The top edge of a dismissed sheet.
  var bottom: CGFloat
  /// Whether dragging may dismiss it.
  var mayClose: Bool
  /// Where the card was caught, in points from the container's top, if that is farther outside its
  /// rests than a finger can stretch it: up to there it follows the finger.
  var caught: CGFloat?
  /// How a release is judged.
  var metrics = TransitionMetrics.standard

  private var highest: CGFloat { rests.first ?? 0 }
  private var lowest: CGFloat { rests.last ?? 0 }
  /// Where it begins to resist on its way up and down.
  private var ceiling: CGFloat { min(highest, caught ?? highest) }
  private var floor: CGFloat { max(lowest, caught ?? lowest) }

  /// The sheet's top edge, in points, for the top edge that the finger asks for.
  ///
  /// Above the highest rest the sheet resists more and more, and so it does below the lowest one if
  /// it may not be dismissed.
  func position(requested: CGFloat) -> CGFloat {
    if requested < ceiling { return ceiling - stretch(ceiling - requested) }
    if requested > floor, !mayClose { return floor + stretch(requested - floor) }
    return min(requested, bottom)
  }

  private func stretch(_ distance: CGFloat) -> CGFloat {
    RubberBand.stretch(distance, length: bottom) * SheetDrag.reluctance
  }

  /// The same for a card that a finger takes at a position.
  func catching(at position: CGFloat) -> SheetDrag {
    var drag = self
    // A finger has no longer way than the container's height.
    let isStretched = max(highest - position, position - lowest) <= stretch(bottom)
    drag.caught = isStretched ? nil : position
    return drag
  }

  /// The top edge that the finger has to ask for so that the sheet's is at a position: the inverse
  /// of ``position(requested:)``, for a sheet that is caught on its way.
  func requested(position: CGFloat) -> CGFloat {
    func distance(_ stretch: CGFloat) -> CGFloat {
      RubberBand.distance(for: stretch / SheetDrag.reluctance, length: bottom)
    }
    if position < ceiling { return ceiling - distance(ceiling - position) }
    if position > floor, !mayClose { return floor + distance(position - floor) }
    return position
  }

  /// Whether the drag dismisses the sheet: the finger is below the lowest rest.
  func isClosing(requested: CGFloat) -> Bool { mayClose && requested > lowest }

  /// How far the dismissal is, 0…1.
  func progress(requested: CGFloat) -> Double {
    guard bottom > lowest else { return 0 }
    return Double(min(max((requested - lowest) / (bottom - lowest), 0), 1))
  }

  /// Converts a top edge to another layout: it keeps its relative place between the rests, or
  /// between the lowest rest and the bottom.
  func requested(_ requested: CGFloat, in other: SheetDrag) -> CGFloat {
    func moved(_ from: CGFloat, _ to: CGFloat, _ otherFrom: CGFloat, _ otherTo: CGFloat) -> CGFloat
    {
      otherFrom + (to > from ? (requested - from) / (to - from) * (otherTo - otherFrom) : 0)
    }
    if requested <= highest { return other.highest + requested - highest }
    return requested > lowest
      ? moved(lowest, bottom, other.lowest, other.bottom)
      : moved(highest, lowest, other.highest, other.lowest)
  }

  /// The top edge a released sheet moves to: a rest, or the bottom to dismiss it.
  ///
  /// - Parameters:
  ///   - requested: The top edge the finger asks for.
  ///   - velocity: How fast it moves downwards, in points per second.
  func target(requested: CGFloat, velocity: CGFloat) -> CGFloat {
    let goal = requested + metrics.releaseVelocityWeight * velocity
    let closes = mayClose && velocity > -metrics.reverseVelocity
    let goals = closes ? rests + [bottom] : rests
    return goals.min { abs($0 - goal) < abs($1 - goal) } ?? highest
  }

  /// The top edge that the finger has to ask for so that a release at a velocity dismisses the sheet:
  /// where the way ahead ends in the middle between the lowest rest and the bottom.
  func border(velocity: CGFloat) -> CGFloat {
    (lowest + bottom) / 2 - metrics.releaseVelocityWeight * velocity
  }

  /// How far a sheet stretches, as a share of what scrolled content does; tuned by eye.
  private static let reluctance: CGFloat = 0.25
}
