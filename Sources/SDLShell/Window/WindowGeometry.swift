public import Foundation

/// How a window's three measures belong together: points, the desktop's units, and pixels.
///
/// SDL counts windows and mouse positions in units. On X11 a unit is a pixel and the desktop's scale
/// is ours to apply; elsewhere a unit is a point and a pixel may be smaller.
public nonisolated struct WindowGeometry: Hashable, Sendable {
  /// The window's size in units.
  public private(set) var units: CGSize
  /// Units in a point.
  public private(set) var unitsPerPoint: CGFloat
  /// Pixels in a unit.
  public private(set) var pixelsPerUnit: CGFloat
  /// The size in points of a device, which is shown whole whatever size the window has; nil for a
  /// screen that is as large as its window.
  public private(set) var device: CGSize?

  /// Makes a geometry.
  public init(
    units: CGSize, unitsPerPoint: CGFloat, pixelsPerUnit: CGFloat, device: CGSize? = nil
  ) {
    self.units = units
    self.unitsPerPoint = unitsPerPoint
    self.pixelsPerUnit = pixelsPerUnit
    self.device = device
  }

  /// Pixels in a point.
  public var scale: CGFloat { unitsPerPoint * pixelsPerUnit }

  /// The screen's size in points.
  public var points: CGSize {
    device ?? CGSize(width: units.width / unitsPerPoint, height: units.height / unitsPerPoint)
  }

  /// The pixel at which the screen begins: it lies in the middle of its window.
  public var corner: CGPoint {
    func margin(_ whole: CGFloat, _ part: CGFloat) -> CGFloat {
      max(0, ((whole * pixelsPerUnit).rounded() - (part * scale).rounded()) / 2).rounded(.down)
    }
    return CGPoint(
      x: margin(units.width, points.width), y: margin(units.height, points.height))
  }

  /// The window has another size than it was to have: a device is shown as large as it fits in there.
  public mutating func follow(units: CGSize, pixelsPerUnit: CGFloat) {
    let isOther = units != self.units
    self.units = units
    self.pixelsPerUnit = pixelsPerUnit
    guard isOther, let device else { return }
    unitsPerPoint = min(units.width / device.width, units.height / device.height)
  }

  /// The geometry in which a frame of so many points is seen whole.
  func showing(_ frame: CGSize) -> WindowGeometry {
    guard frame != points, frame.width > 0, frame.height > 0 else { return self }
    let factor = min(units.width / frame.width, units.height / frame.height)
    return WindowGeometry(
      units: units, unitsPerPoint: factor, pixelsPerUnit: pixelsPerUnit, device: frame)
  }

  /// A position in units, in points.
  public func point(x: CGFloat, y: CGFloat) -> CGPoint {
    let corner = corner
    return CGPoint(
      x: (x - corner.x / pixelsPerUnit) / unitsPerPoint,
      y: (y - corner.y / pixelsPerUnit) / unitsPerPoint)
  }

  /// A touch, which SDL gives as fractions of the window, in points.
  public func point(fractionX: CGFloat, fractionY: CGFloat) -> CGPoint {
    point(x: fractionX * units.width, y: fractionY * units.height)
  }
}
