import Foundation

/// The positions of the actions at a row's end, for the distance that the row is swiped.
///
/// All lengths are in points, measured from the row's end.
nonisolated struct RowActionsLayout: Hashable, Sendable {
  /// The number of actions.
  var count = 0
  /// The width of an action's button; all are as wide as the widest.
  var buttonWidth: CGFloat = 0
  /// The inset of the safe area at the row's end, by which the first action is wider.
  var covered: CGFloat = 0
  /// The width of the row.
  var rowWidth: CGFloat = 0
  /// Whether a full swipe performs the first action.
  var performsFirst = false

  /// The distance from the row's end to a button's far edge, the button's width, and the distance
  /// from the far edge to the middle of its title.
  struct ButtonSpan: Hashable, Sendable {
    var reach: CGFloat
    var width: CGFloat
    var titleMiddle: CGFloat
  }

  /// The width of all actions; an open row is shifted by it.
  var width: CGFloat { min(natural, rowWidth) }
  private var natural: CGFloat { CGFloat(count) * buttonWidth + covered }

  /// The distance from which a released row performs the first action: more than the actions'
  /// width, and within a finger's reach.
  var fullDistance: CGFloat {
    let room = rowWidth - width
    return max(
      rowWidth * TableMetrics.fullSwipe, width + min(TableMetrics.fullSwipeMargin, room / 4))
  }

  /// The distance that the row is shifted when the finger has moved by `translation`.
  ///
  /// If a full swipe performs no action, the row resists beyond the width of its actions.
  func distance(for translation: CGFloat) -> CGFloat {
    if performsFirst || translation <= width { return min(max(0, translation), rowWidth) }
    return width + RubberBand.stretch(translation - width, length: rowWidth)
  }

  /// The places of the actions in a row that is shifted by a distance, the first action's first.
  ///
  /// They divide the distance. Shortly before a full swipe the first action grows over the others;
  /// its title stays beside the row then, otherwise titles are in the middle of what can be seen.
  func places(at distance: CGFloat) -> [ButtonSpan] {
    guard natural > 0 else { return [] }
    let stretched = max(distance, width)
    return (0..<count).map { index in
      let (near, far) = (share(before: index), share(before: index + 1))
      let reach = distance * far
      let width = stretched * (far - near)
      guard index == 0 else {
        return ButtonSpan(reach: reach, width: width, titleMiddle: width / 2)
      }
      let growth = growth(at: distance)
      let grown = reach + (distance - reach) * growth
      let middle = (width - covered) / 2
      return ButtonSpan(
        reach: grown, width: max(width, grown),
        titleMiddle: middle + (buttonWidth / 2 - middle) * growth)
    }
  }

  /// The fraction of the width that the actions before an index have.
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
