import Foundation

/// Where the actions at a row's end are, as a function of how far the row is pulled aside.
///
/// All lengths are in points, and count from the row's end.
nonisolated struct RowActionsLayout: Hashable, Sendable {
  /// The number of actions.
  var count = 0
  /// The width of an action's button; all are as wide as the widest.
  var buttonWidth: CGFloat = 0
  /// The width that the safe area covers, which the first action has in addition.
  var covered: CGFloat = 0
  /// The width of the row.
  var rowWidth: CGFloat = 0
  /// Whether a full swipe performs the first action.
  var performsFirst = false

  /// A button's edge that is farthest from the row's end, and its width.
  struct Place: Hashable, Sendable {
    var reach: CGFloat
    var width: CGFloat
  }

  /// The width of all actions, which an open row is pulled aside by.
  var width: CGFloat { min(natural, rowWidth) }
  private var natural: CGFloat { CGFloat(count) * buttonWidth + covered }

  /// The distance from which a released row performs the first action: more than the actions' width,
  /// and within a finger's reach.
  var fullDistance: CGFloat {
    let room = rowWidth - width
    return max(
      rowWidth * TableMetrics.fullSwipe, width + min(TableMetrics.actionGrowth, room / 4))
  }

  /// How far the row is pulled aside by a finger that moved a way.
  ///
  /// Without a full swipe the row follows less and less beyond its actions.
  func distance(for way: CGFloat) -> CGFloat {
    if performsFirst || way <= width { return min(max(0, way), rowWidth) }
    return width + RubberBand.stretch(way - width, length: rowWidth)
  }

  /// The places of the actions in a row pulled aside by a distance, the first action's first.
  ///
  /// They share the distance. Shortly before a full swipe the first one grows over the others.
  func places(at distance: CGFloat) -> [Place] {
    guard natural > 0 else { return [] }
    let stretched = max(distance, width)
    return (0..<count).map { index in
      let (near, far) = (share(before: index), share(before: index + 1))
      let reach = distance * far
      guard index == 0 else { return Place(reach: reach, width: stretched * (far - near)) }
      let grown = reach + (distance - reach) * growth(at: distance)
      return Place(reach: grown, width: max(stretched * far, grown))
    }
  }

  /// The share of the width that the first actions have.
  private func share(before index: Int) -> CGFloat {
    index == 0 ? 0 : (covered + CGFloat(index) * buttonWidth) / natural
  }

  /// How far the first action has grown over the others, 0…1.
  private func growth(at distance: CGFloat) -> CGFloat {
    let start = max(width, fullDistance - TableMetrics.actionGrowth)
    guard performsFirst, distance > start else { return 0 }
    return min((distance - start) / (fullDistance - start), 1)
  }
}
