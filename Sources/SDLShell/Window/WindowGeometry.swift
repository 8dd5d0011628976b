public import Foundation

/// Converts between a window's points, the desktop's units and pixels.
///
/// SDL measures windows and mouse positions in units. On X11 a unit is a pixel and the program
/// applies the desktop's scale; elsewhere a unit is a point and may be several pixels.
public nonisolated struct WindowGeometry: Hashable, Sendable {
  /// The window's size in units.
  public internal(set) var units: CGSize
  /// Units per point.
  public private(set) var unitsPerPoint: CGFloat
  /// Pixels per unit.
  public private(set) var pixelsPerUnit: CGFloat
  /// The size in points of a device, which is scaled to the window; nil for a screen that is as
  /// large as its window.
  public internal(set) var device: CGSize?
  /// What is around the device's screen.
  public private(set) var insets: BezelInsets
  /// The width in units of the panel at the window's right edge; 0 without one.
  public private(set) var panelWidth: CGFloat

  /// Makes a geometry.
  public init(
    units: CGSize, unitsPerPoint: CGFloat, pixelsPerUnit: CGFloat, device: CGSize? = nil,
    insets: BezelInsets = .none, panelWidth: CGFloat = 0
  ) {
    self.units = units
    self.unitsPerPoint = unitsPerPoint
    self.pixelsPerUnit = pixelsPerUnit
    self.device = device
    self.insets = insets
    self.panelWidth = panelWidth
  }

  /// The geometry of a window that is wider by a panel, and as high as that needs.
  func adding(panel: CGFloat, leastHeight: CGFloat) -> WindowGeometry {
    var geometry = self
    geometry.panelWidth = panel
    geometry.units.width += panel
    geometry.units.height = max(units.height, leastHeight)
    return geometry
  }

  /// The part of the window that the screen has, in units.
  var room: CGSize { CGSize(width: units.width - panelWidth, height: units.height) }

  /// Pixels per point.
  public var scale: CGFloat { unitsPerPoint * pixelsPerUnit }

  /// The screen's size in points.
  public var points: CGSize {
    device ?? CGSize(width: room.width / unitsPerPoint, height: room.height / unitsPerPoint)
  }

  /// The size of the screen with what is around it, in points.
  var whole: CGSize { insets.around(points) }

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
      x: margin(room.width, whole.width), y: margin(room.height, whole.height))
  }

  /// Adopts the window's real size: a device is scaled to fit.
  public mutating func follow(units: CGSize, pixelsPerUnit: CGFloat) {
    let isOther = units != self.units
    self.units = units
    self.pixelsPerUnit = pixelsPerUnit
    guard isOther, device != nil else { return }
    unitsPerPoint = min(room.width / whole.width, room.height / whole.height)
  }

  /// The geometry that scales a frame of another size to fit.
  func showing(_ frame: CGSize) -> WindowGeometry {
    guard frame != points, frame.width > 0, frame.height > 0 else { return self }
    let factor = min(room.width / frame.width, room.height / frame.height)
    return WindowGeometry(
      units: units, unitsPerPoint: factor, pixelsPerUnit: pixelsPerUnit, device: frame,
      panelWidth: panelWidth)
  }

  /// Converts a position in units to points.
  public func point(x: CGFloat, y: CGFloat) -> CGPoint {
    let corner = corner
    return CGPoint(
      x: (x - corner.x / pixelsPerUnit) / unitsPerPoint,
      y: (y - corner.y / pixelsPerUnit) / unitsPerPoint)
  }

  /// Converts a point of the screen to points of the panel, of which one has `scale` units; nil if it
  /// is not in the panel.
  func panelPoint(of point: CGPoint, scale: CGFloat) -> CGPoint? {
    let place = units(of: CGRect(origin: point, size: .zero)).origin
    let inset = place.x - room.width
    return panelWidth > 0 && inset >= 0 ? CGPoint(x: inset / scale, y: place.y / scale) : nil
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
