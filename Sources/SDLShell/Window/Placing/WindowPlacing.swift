import Foundation

/// Where a window is on the desktop: the upper left corner of its border, in the desktop's units.
///
/// The border counts, so that the window is put where it was, whatever border a desktop draws.
nonisolated struct WindowPlacing: Hashable {
  /// Where the window is unless the user has moved it.
  private(set) var rest: CGPoint
  /// Where it was before the display had too little room for its size.
  private(set) var home: CGPoint
  /// Where it was when it last got a size.
  private(set) var placed: CGPoint

  /// A window that was put at a corner.
  init(at corner: CGPoint) { (rest, home, placed) = (corner, corner, corner) }

  /// Where the user has moved a window that is seen at a corner; nil if it is where we put it.
  func moved(_ seen: CGPoint) -> CGPoint? { seen == rest ? nil : seen }

  /// The corner to put a window at that was seen at a corner and moves as it gets another size.
  mutating func next(from seen: CGPoint, moving way: CGPoint) -> CGPoint {
    if seen != placed { home = seen }
    home = CGPoint(x: home.x + way.x, y: home.y + way.y)
    return home
  }

  /// The window was put at a corner, which is not the user's doing; before, it was seen at another.
  mutating func put(at corner: CGPoint, from former: CGPoint) {
    if former == rest { rest = corner }
    placed = corner
  }
}

nonisolated extension CGRect {
  /// The rectangle moved into a room as little as needed; of one that is larger, the upper left part is
  /// there.
  func moved(into room: CGRect) -> CGRect {
    func place(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ room: CGFloat) -> CGFloat {
      max(from, min(start, from + room - length))
    }
    return CGRect(
      x: place(minX, width, room.minX, room.width),
      y: place(minY, height, room.minY, room.height), width: width, height: height)
  }

  /// The room that most of the rectangle is in, else the nearest one; nil if there is none.
  func mainRoom(of rooms: [CGRect]) -> CGRect? {
    func area(_ room: CGRect) -> CGFloat {
      let common = room.intersection(self)
      return common.isNull ? 0 : common.width * common.height
    }
    func distance(_ room: CGRect) -> CGFloat {
      hypot(room.midX - midX, room.midY - midY)
    }
    return rooms.max { (area($0), -distance($0)) < (area($1), -distance($1)) }
  }
}
