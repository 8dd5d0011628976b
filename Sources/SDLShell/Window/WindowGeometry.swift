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
  /// The insets of the bezel around the device's screen.
  public private(set) var insets: BezelInsets
  /// The width in units of the panel at the window's right edge; 0 without one.
  public private(set) var panelWidth: CGFloat
  /// The point to centre in a window that shows only a part of the screen and its bezel: from 0 to
  /// 1 across their width and height.
  ///
  /// ``middle`` is the point that is centred: the window shows nothing beyond the bezel.
  var focus = WindowGeometry.top
  /// The middle of the upper edge, which is visible at first, as the bars are there.
  static let top = CGPoint(x: 0.5, y: 0)

  /// Makes a geometry.
  public init(
    units: CGSize, unitsPerPoint: CGFloat, pixelsPerUnit: CGFloat, device: CGSize? = nil,
    insets: BezelInsets = .none, panelWidth: CGFloat = 0
  ) {
    (self.units, self.unitsPerPoint, self.pixelsPerUnit) = (units, unitsPerPoint, pixelsPerUnit)
    (self.device, self.insets, self.panelWidth) = (device, insets, panelWidth)
  }

  /// The geometry of a window that is wider by a panel, and as high as that needs.
  func adding(panel: CGFloat, minimumHeight: CGFloat) -> WindowGeometry {
    var geometry = self
    geometry.panelWidth = panel
    geometry.units.width += panel
    geometry.units.height = max(units.height, minimumHeight)
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

  /// The size of the screen with its bezel, in points.
  var whole: CGSize { insets.around(points) }

  /// The size of the screen with its bezel in the window, in units.
  var wholeUnits: CGSize {
    CGSize(
      width: (whole.width * unitsPerPoint).rounded(),
      height: (whole.height * unitsPerPoint).rounded())
  }

  /// Whether only a part of the screen and its bezel has room in the window.
  var isCut: Bool { wholeUnits.width > room.width || wholeUnits.height > room.height }

  /// The point that is really centred in the window, in the same fractions.
  var middle: CGPoint {
    func middle(_ focus: CGFloat, _ room: CGFloat, _ part: CGFloat) -> CGFloat {
      guard part > room else { return 0.5 }
      let half = room / 2 / part
      return max(half, min(focus, 1 - half))
    }
    return CGPoint(
      x: middle(focus.x, room.width, wholeUnits.width),
      y: middle(focus.y, room.height, wholeUnits.height))
  }

  /// Moves the screen in the window by units, as far as it fills the window then.
  mutating func pan(by offset: CGSize) {
    let current = middle
    focus = CGPoint(
      x: current.x - offset.width / wholeUnits.width,
      y: current.y - offset.height / wholeUnits.height)
    focus = middle
  }

  /// The pixel of the screen's top left corner.
  public var corner: CGPoint {
    CGPoint(
      x: bezelCorner.x + (insets.left * scale).rounded(),
      y: bezelCorner.y + (insets.top * scale).rounded())
  }

  /// The pixel of the top left corner of the screen with its bezel, which is centred in the window,
  /// or covers it.
  var bezelCorner: CGPoint {
    func margin(_ room: CGFloat, _ part: CGFloat, _ focus: CGFloat) -> CGFloat {
      let (room, part) = ((room * pixelsPerUnit).rounded(), (part * scale).rounded())
      guard part > room else { return ((room - part) / 2).rounded(.down) }
      return max(room - part, min((room / 2 - part * focus).rounded(), 0))
    }
    return CGPoint(
      x: margin(room.width, whole.width, focus.x), y: margin(room.height, whole.height, focus.y))
  }

  /// Adopts the window's real size: a device is scaled to fit, unless only a part of it was
  /// visible, which grows or shrinks then.
  public mutating func follow(units: CGSize, pixelsPerUnit: CGFloat) {
    let isOther = units != self.units && !isCut
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
