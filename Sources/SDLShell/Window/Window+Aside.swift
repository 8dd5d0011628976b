import Foundation

/// The room for a menu beside a device.
extension Window {
  /// Its width in points: for the widest lines of most menus, and what is free around them.
  private static let asideWidth: CGFloat = 360

  /// Makes room at the window's right side, if there is none beside the device, and the desktop has some
  /// there; returns whether the window has changed.
  func makeRoomBeside() -> Bool {
    let width = (Self.asideWidth * desktopScale).rounded()
    guard isDevice, canBePlaced, surround != .black, turning == nil, !handle.isFilling,
      aside == 0, cornerBeside == nil, isRoom(beside: width)
    else { return false }
    aside = width
    fit()
    return true
  }

  /// Takes that room away; returns whether there was some.
  func leaveRoomBeside() -> Bool {
    guard aside > 0 else { return false }
    aside = 0
    fit()
    return true
  }

  /// The corner of a menu beside the device, in points of the overlay; nil where it has no room there.
  var cornerBeside: CGPoint? {
    guard isDevice, !geometry.isCut else { return nil }
    let overlay = overlayGeometry.unitsPerPoint
    let free = (geometry.room.width - geometry.wholeUnits.width) / 2
    let top = geometry.bezelCorner.y / geometry.pixelsPerUnit
    if aside > 0 { return CGPoint(x: (geometry.units.width - aside) / overlay, y: top / overlay) }
    guard free >= Self.asideWidth * overlay else { return nil }
    return CGPoint(x: (geometry.room.width - free) / overlay, y: top / overlay)
  }
}
