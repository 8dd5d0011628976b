import Foundation

/// Where groups that scroll across a layout's direction come to rest.
nonisolated struct OrthogonalStops {
  /// How they scroll.
  enum Kind: Hashable, Sendable { case free, groupStart, page, group, groupCentered }

  let kind: Kind
  /// The groups' lengths with the spaces after them.
  let groups: RowHeights
  let spacing: CGFloat
  /// The space before the first group.
  let start: CGFloat
  /// The length in view.
  let view: CGFloat

  /// Whether a flick goes one stop further, however fast it is.
  var isPaged: Bool {
    switch kind {
    case .free, .groupStart: false
    case .page, .group, .groupCentered: true
    }
  }

  /// The distance from one stop to the next: of pages the view's length, else the first group's.
  var step: CGFloat {
    kind == .page || groups.count == 0 ? view : groups.top(of: 1)
  }

  /// The space that lets the first and the last group be in the middle.
  var margins: (before: CGFloat, after: CGFloat) {
    guard kind == .groupCentered, groups.count > 0 else { return (0, 0) }
    let first = groups.top(of: 1) - spacing
    let last = groups.height - groups.top(of: groups.count - 1) - spacing
    return (max(0, (view - first) / 2 - start), max(0, (view - last) / 2 - start))
  }

  /// The stop nearest to an offset from the start of the groups; within a range that fills the view.
  func nearest(to offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    guard kind == .groupStart, groups.count > 0 else { return offset }
    let index = groups.first(endingBelow: max(0, offset))
    let before = groups.top(of: min(index, groups.count - 1))
    let after = groups.top(of: min(index + 1, groups.count))
    let stop = offset - before < after - offset ? before : after
    // At the end the last group may rest at the end of the view.
    let isNearEnd = range.upperBound - offset < abs(stop - offset)
    return min(max(isNearEnd ? range.upperBound : stop, range.lowerBound), range.upperBound)
  }
}
