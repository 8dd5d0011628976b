import Foundation

/// The lines of a map, which lead through the space between its columns and above its rows, and so
/// behind no screen.
extension FlowLayout {
  /// How far above a screen lines to the right and to the left pass, in points: below what is written
  /// under the screen above it.
  private static let (rightLane, leftLane): (CGFloat, CGFloat) = (5, 11)

  /// The curves of a link, each where the one before ends; none if it leads to its own screen.
  func route(of link: SceneMap.Link) -> [SceneMap.Route] {
    let (from, to) = (cells[link.source], cells[link.destination])
    let columns = to.column - from.column
    if columns == 0, abs(to.row - from.row) <= 1 { return straight(link) }
    // Where a line leaves its screen, and where it arrives at the other: to the right, or to the left.
    let side: CGFloat = columns < 0 ? -1 : 1
    let start = map.frames[link.source].edge(towards: side)
    let end = map.frames[link.destination].edge(towards: columns == 0 ? side : -side)
    guard abs(columns) > 1 else { return [Self.bent(from: start, to: end, towards: side)] }
    let lane =
      map.frames[link.destination].minY - (side > 0 ? Self.rightLane : Self.leftLane)
    let first = CGPoint(x: start.x + side * Self.gap.width, y: lane)
    let last = CGPoint(x: end.x - side * Self.gap.width, y: lane)
    return [
      Self.bent(from: start, to: first, towards: side),
      SceneMap.Route(start: first, first: first, second: last, end: last),
      Self.bent(from: last, to: end, towards: side),
    ]
  }

  /// The line between screens below each other, without what lies over the text below the upper one.
  private func straight(_ link: SceneMap.Link) -> [SceneMap.Route] {
    guard var route = map.route(of: link) else { return [] }
    if route.start.y == map.frames[link.source].maxY { route.start.y += labels[link.source] }
    if route.end.y == map.frames[link.destination].maxY {
      route.end.y += labels[link.destination]
    }
    return [route]
  }

  /// A curve in the space between two columns, which begins and ends level.
  private static func bent(
    from start: CGPoint, to end: CGPoint, towards side: CGFloat
  ) -> SceneMap.Route {
    let middle = start.x + side * gap.width / 2
    return SceneMap.Route(
      start: start, first: CGPoint(x: middle, y: start.y), second: CGPoint(x: middle, y: end.y),
      end: end)
  }
}

nonisolated extension CGRect {
  /// The middle of its right edge, or of its left one for a negative side.
  fileprivate func edge(towards side: CGFloat) -> CGPoint {
    CGPoint(x: side > 0 ? maxX : minX, y: midY)
  }
}
