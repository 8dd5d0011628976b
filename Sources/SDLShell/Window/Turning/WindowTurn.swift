import Foundation

/// The turn of a device in its window, from the zoom that it had to the one that it gets.
nonisolated struct WindowTurn: Hashable {
  /// Pixels per point before it.
  let start: CGFloat
  /// How far the device is turned in all, in radians.
  let way: CGFloat

  /// Pixels per point while the device stands at an angle.
  func scale(at tilt: CGFloat, end: CGFloat) -> CGFloat {
    guard way > 0 else { return end }
    return end + (start - end) * min(abs(tilt) / way, 1)
  }
}

nonisolated extension WindowGeometry {
  /// Makes room for the device while it is turned around the window's middle, as far as the display
  /// has it: for what it needed before, what it needs then, and its corners on the way.
  mutating func widenForTurn(from old: CGSize, in display: CGSize) {
    let way = (hypot(whole.width, whole.height) * unitsPerPoint).rounded(.up)
    func longest(_ before: CGFloat, _ after: CGFloat, _ way: CGFloat, _ room: CGFloat) -> CGFloat {
      max(before, after, min(way, room))
    }
    units = CGSize(
      width: longest(old.width, units.width, way + panelWidth, display.width),
      height: longest(old.height, units.height, way, display.height))
  }
}
