import Foundation

/// A mouse that selects, or a finger that drags an end of the selection.
nonisolated struct SelectionDrag: Hashable {
  /// Where the mouse began, or the end that the finger does not drag.
  let anchor: Range<Int>
  /// From the finger to the line that it drags, whose knob it holds.
  var offset = CGSize.zero

  /// The selection up to a position; nil if a finger would drag the ends onto each other.
  func edit(to position: Int, isByFinger: Bool) -> TextEdit? {
    let isBefore = position < anchor.lowerBound
    guard isBefore || position > anchor.lowerBound || !isByFinger else { return nil }
    return .select(
      from: isBefore ? anchor.upperBound : anchor.lowerBound,
      to: isBefore ? position : max(position, anchor.upperBound))
  }

  /// The place in the text that it is at.
  func place(of point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + offset.width, y: point.y + offset.height)
  }
}
