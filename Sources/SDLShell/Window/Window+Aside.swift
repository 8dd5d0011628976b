import Foundation

/// The room for a menu beside a device.
extension Window {
  /// Its width, and how far a menu is from the device, in points: the list of keys is the widest.
  private static let asideWidth: CGFloat = 416
  private static let asideGap: CGFloat = 8

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

  /// The corner of a menu beside the device, which may be over the panel there, in points of the overlay;
  /// nil where it has no room.
  var cornerBeside: CGPoint? {
    guard isDevice, !geometry.isCut else { return nil }
    let scale = overlayGeometry.unitsPerPoint
    let free = (geometry.room.width - geometry.wholeUnits.width) / 2
    guard geometry.panelWidth > 0 || free >= Self.asideWidth * scale else { return nil }
    let top = geometry.bezelCorner.y / geometry.pixelsPerUnit
    return CGPoint(x: (geometry.room.width - free) / scale + Self.asideGap, y: top / scale)
  }
}
