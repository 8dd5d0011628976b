public import Foundation

/// Converts between a window's points, the desktop's units and pixels.
///
/// SDL measures windows and mouse positions in units. On X11 a unit is a pixel and the program
/// applies the desktop's scale; elsewhere a unit is a point and may be several pixels.
public nonisolated struct WindowGeometry: Hashable, Sendable {
  /// The window's size in units.
  public private(set) var units: CGSize
  /// Units per point.
  public private(set) var unitsPerPoint: CGFloat
  /// Pixels per unit.
  public private(set) var pixelsPerUnit: CGFloat
  /// The size in points of a device, which is scaled to the window; nil for a screen that is as
  /// large as its window.
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

  /// Pixels per point.
  public var scale: CGFloat { unitsPerPoint * pixelsPerUnit }

  /// The screen's size in points.
  public var points: CGSize {
    device ?? CGSize(width: units.width / unitsPerPoint, height: units.height / unitsPerPoint)
  }

  /// The pixel of the screen's top left corner: the screen is centred in the window.
  public var corner: CGPoint {
    func margin(_ whole: CGFloat, _ part: CGFloat) -> CGFloat {
      max(0, ((whole * pixelsPerUnit).rounded() - (part * scale).rounded()) / 2).rounded(.down)
    }
    return CGPoint(
      x: margin(units.width, points.width), y: margin(units.height, points.height))
  }

  /// Adopts the window's real size: a device is scaled to fit.
  public mutating func follow(units: CGSize, pixelsPerUnit: CGFloat) {
    let isOther = units != self.units
    self.units = units
    self.pixelsPerUnit = pixelsPerUnit
    guard isOther, let device else { return }
    unitsPerPoint = min(units.width / device.width, units.height / device.height)
  }

  /// The geometry that scales a frame of another size to fit.
  func showing(_ frame: CGSize) -> WindowGeometry {
    guard frame != points, frame.width > 0, frame.height > 0 else { return self }
    let factor = min(units.width / frame.width, units.height / frame.height)
    return WindowGeometry(
      units: units, unitsPerPoint: factor, pixelsPerUnit: pixelsPerUnit, device: frame)
  }

  /// Converts a position in units to points.
  public func point(x: CGFloat, y: CGFloat) -> CGPoint {
    let corner = corner
    return CGPoint(
      x: (x - corner.x / pixelsPerUnit) / unitsPerPoint,
      y: (y - corner.y / pixelsPerUnit) / unitsPerPoint)
  }

  /// Converts a rectangle in points to units.
  func units(of rect: CGRect) -> CGRect {
    let corner = corner
    return CGRect(
      x: rect.minX * unitsPerPoint + corner.x / pixelsPerUnit,
      y: rect.minY * unitsPerPoint + corner.y / pixelsPerUnit,
      width: rect.width * unitsPerPoint, height: rect.height * unitsPerPoint)
  }

  /// Converts the position of a finger, which SDL reports as fractions of the window, to points.
  public func point(fractionX: CGFloat, fractionY: CGFloat) -> CGPoint {
    point(x: fractionX * units.width, y: fractionY * units.height)
  }
}
