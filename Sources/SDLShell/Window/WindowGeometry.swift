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
  /// What is around the device's screen.
  public private(set) var insets: BezelInsets

  /// Makes a geometry.
  public init(
    units: CGSize, unitsPerPoint: CGFloat, pixelsPerUnit: CGFloat, device: CGSize? = nil,
    insets: BezelInsets = .none
  ) {
    self.units = units
    self.unitsPerPoint = unitsPerPoint
    self.pixelsPerUnit = pixelsPerUnit
    self.device = device
    self.insets = insets
  }

  /// Pixels per point.
  public var scale: CGFloat { unitsPerPoint * pixelsPerUnit }

  /// The screen's size in points.
  public var points: CGSize {
    device ?? CGSize(width: units.width / unitsPerPoint, height: units.height / unitsPerPoint)
  }

  /// The size of the screen with what is around it, in points.
  private var whole: CGSize { insets.around(points) }

  /// The pixel of the screen's top left corner.
  public var corner: CGPoint {
    CGPoint(
      x: bezelCorner.x + (insets.left * scale).rounded(),
      y: bezelCorner.y + (insets.top * scale).rounded())
  }

  /// The pixel of the top left corner of the screen with what is around it, which is centred in the
  /// window.
  var bezelCorner: CGPoint {
    func margin(_ whole: CGFloat, _ part: CGFloat) -> CGFloat {
      max(0, ((whole * pixelsPerUnit).rounded() - (part * scale).rounded()) / 2).rounded(.down)
    }
    return CGPoint(
      x: margin(units.width, whole.width), y: margin(units.height, whole.height))
  }

  /// Adopts the window's real size: a device is scaled to fit.
  public mutating func follow(units: CGSize, pixelsPerUnit: CGFloat) {
    let isOther = units != self.units
    self.units = units
    self.pixelsPerUnit = pixelsPerUnit
    guard isOther, device != nil else { return }
    unitsPerPoint = min(units.width / whole.width, units.height / whole.height)
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
