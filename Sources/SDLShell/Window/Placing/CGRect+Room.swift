import Foundation

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
