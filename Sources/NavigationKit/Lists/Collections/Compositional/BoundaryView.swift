import Foundation

/// A header or footer of a section or of a whole layout, as a value.
nonisolated struct BoundaryView: Hashable, Sendable {
  /// The end of the section at which it is.
  enum Side: Hashable, Sendable { case start, end }

  let kind: String
  let size: LayoutLengths
  let alignment: NSRectAlignment
  let side: Side
  var offset = CGPoint.zero
  /// The space between it and what is before it.
  var spaceBefore: CGFloat = 0
  /// Whether it makes the section longer, or lies over its content.
  var extends = true
  var isPinned = false
  var zIndex = 0

  /// Where it is along a section when it stays between two edges, as long as the section is there.
  func held(
    _ own: CGFloat, in edges: ClosedRange<CGFloat>, length: CGFloat, section: CGFloat
  ) -> CGFloat {
    switch side {
    case .start: max(own, min(edges.lowerBound, section - length))
    case .end: min(own, max(edges.upperBound - length, 0))
    }
  }

  /// Where it is across the layout's direction.
  func across(
    _ length: CGFloat, in room: ClosedRange<CGFloat>, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    switch alignment.position(across: axis) {
    case .start: room.lowerBound
    case .end: room.upperBound - length
    case nil: (room.lowerBound + room.upperBound - length) / 2
    }
  }
}

nonisolated extension NSRectAlignment {
  /// The end at which it is along an axis.
  func side(along axis: NSLayoutConstraint.Axis) -> BoundaryView.Side {
    position(across: axis.other) == .end ? .end : .start
  }

  /// Where it is across an axis; nil for the middle.
  func position(across axis: NSLayoutConstraint.Axis) -> BoundaryView.Side? {
    switch (axis, self) {
    case (.vertical, .topLeading), (.vertical, .leading), (.vertical, .bottomLeading): .start
    case (.vertical, .topTrailing), (.vertical, .trailing), (.vertical, .bottomTrailing): .end
    case (.horizontal, .topLeading), (.horizontal, .top), (.horizontal, .topTrailing): .start
    case (.horizontal, .bottomLeading), (.horizontal, .bottom), (.horizontal, .bottomTrailing):
      .end
    default: nil
    }
  }
}
