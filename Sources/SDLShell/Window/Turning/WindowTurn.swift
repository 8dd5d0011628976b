import Foundation

/// The turn of a device in its window, from the zoom that it had to the one that it gets.
nonisolated struct WindowTurn: Hashable {
  /// Pixels per point before it.
  let start: CGFloat
  /// How far the device is turned in all, in radians.
  let angle: CGFloat

  /// Pixels per point while the device stands at an angle.
  func scale(at tilt: CGFloat, end: CGFloat) -> CGFloat {
    guard angle > 0 else { return end }
    return end + (start - end) * min(abs(tilt) / angle, 1)
  }
}

nonisolated extension WindowGeometry {
  /// Has a screen that is as large as its window keep its size in a larger one.
  mutating func holdScreen() { device = points }

  /// Makes room for the device while it is turned around the window's middle, as far as the display
  /// has it.
  ///
  /// That is what it needed before, what it needs then, and what its corners need on the way; beside a
  /// panel, which would move far away, those are cut.
  mutating func widenForTurn(from old: CGSize, in display: CGSize) {
    let diagonal = (hypot(whole.width, whole.height) * unitsPerPoint).rounded(.up)
    let needed = panelWidth > 0 ? 0 : diagonal
    func longest(_ before: CGFloat, _ after: CGFloat, _ needed: CGFloat, _ room: CGFloat) -> CGFloat
    {
      max(before, after, min(needed, room))
    }
    units = CGSize(
      width: longest(old.width, units.width, needed, display.width),
      height: longest(old.height, units.height, needed, display.height))
  }

  /// Pixels per point at which a screen that stands at an angle is wholly seen, with what is around it;
  /// no more than upright.
  func scale(fitting screen: CGSize, tilted tilt: CGFloat) -> CGFloat {
    let (body, sine, cosine) = (insets.around(screen), abs(sin(tilt)), abs(cos(tilt)))
    let wide = body.width * cosine + body.height * sine
    let high = body.width * sine + body.height * cosine
    guard wide > 0, high > 0 else { return scale }
    return min(scale, room.width * pixelsPerUnit / wide, room.height * pixelsPerUnit / high)
  }
}
