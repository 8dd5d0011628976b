import Foundation

/// The point that stays where it is on the desktop while a window gets another size.
nonisolated enum FixedPlace {
  /// The window's upper left corner.
  case corner
  /// The window's middle.
  case middle
  /// The upper left corner of the screen.
  case screen

  /// How far the window's upper left corner moves, in units.
  func offset(from old: WindowGeometry, to new: WindowGeometry) -> CGPoint {
    switch self {
    case .corner: .zero
    case .middle:
      CGPoint(
        x: (old.units.width - new.units.width) / 2, y: (old.units.height - new.units.height) / 2)
    case .screen:
      CGPoint(
        x: old.corner.x / old.pixelsPerUnit - new.corner.x / new.pixelsPerUnit,
        y: old.corner.y / old.pixelsPerUnit - new.corner.y / new.pixelsPerUnit)
    }
  }
}
