public import Foundation

/// How a window's three measures belong together: points, the desktop's units, and pixels.
///
/// SDL counts windows and mouse positions in units. On X11 a unit is a pixel and the desktop's scale
/// is ours to apply; elsewhere a unit is a point and a pixel may be smaller.
public nonisolated struct WindowGeometry: Hashable, Sendable {
  /// The window's size in units.
  public var units: CGSize
  /// Units in a point.
  public var unitsPerPoint: CGFloat
  /// Pixels in a unit.
  public var pixelsPerUnit: CGFloat

  /// Makes a geometry.
  public init(units: CGSize, unitsPerPoint: CGFloat, pixelsPerUnit: CGFloat) {
    self.units = units
    self.unitsPerPoint = unitsPerPoint
    self.pixelsPerUnit = pixelsPerUnit
  }

  /// Pixels in a point.
  public var scale: CGFloat { unitsPerPoint * pixelsPerUnit }

  /// The window's size in points.
  public var points: CGSize {
    CGSize(width: units.width / unitsPerPoint, height: units.height / unitsPerPoint)
  }

  /// Whether a frame of so many points is as large as the window, but for fractions of a unit.
  public func isFilled(by size: CGSize) -> Bool {
    let wanted = units(for: size, in: nil)
    return wanted.width.rounded() == units.width && wanted.height.rounded() == units.height
  }

  /// Pixels in a point of a frame of so many points: where the window has another size, as many as
  /// let all of it be seen.
  public func scale(showing size: CGSize) -> CGFloat {
    guard !isFilled(by: size), size.width > 0, size.height > 0 else { return scale }
    return scale * min(points.width / size.width, points.height / size.height)
  }

  /// The size in units after a quarter turn, cut where the room ends; nil room has no end.
  public func turned(in room: CGSize?) -> CGSize {
    Self.cut(CGSize(width: units.height, height: units.width), to: room)
  }

  /// The size in units of a window of so many points, cut where the room ends; nil room has no end.
  public func units(for points: CGSize, in room: CGSize?) -> CGSize {
    Self.cut(
      CGSize(width: points.width * unitsPerPoint, height: points.height * unitsPerPoint), to: room)
  }

  private static func cut(_ size: CGSize, to room: CGSize?) -> CGSize {
    CGSize(
      width: min(size.width, room?.width ?? .infinity),
      height: min(size.height, room?.height ?? .infinity))
  }

  /// A position in units, in points.
  public func point(x: CGFloat, y: CGFloat) -> CGPoint {
    CGPoint(x: x / unitsPerPoint, y: y / unitsPerPoint)
  }

  /// A touch, which SDL gives as fractions of the window, in points.
  public func point(fractionX: CGFloat, fractionY: CGFloat) -> CGPoint {
    CGPoint(x: fractionX * points.width, y: fractionY * points.height)
  }
}

extension WindowGeometry {
  /// The density from which GNOME doubles everything: twice the classic 96 dots an inch.
  private static let doubledDensity: CGFloat = 192
  /// A scale is made smaller in such steps until the window fits; text stays even at quarters.
  private static let scaleStep: CGFloat = 0.25

  /// How many units a point takes where a unit is a pixel: what the desktop asks for, else by density.
  ///
  /// - Parameters:
  ///   - environment: `GDK_SCALE` and `GDK_DPI_SCALE` are honoured, as GTK programs do.
  ///   - dotsPerInch: The display's density, nil where it is not known.
  public static func desktopScale(environment: [String: String], dotsPerInch: CGFloat?) -> CGFloat {
    let asked = ["GDK_SCALE", "GDK_DPI_SCALE"].compactMap { environment[$0].flatMap(Double.init) }
      .filter { $0 > 0 && $0.isFinite }
    if !asked.isEmpty { return min(max(asked.reduce(1, *), 0.5), 4) }
    return (dotsPerInch ?? 0) >= doubledDensity ? 2 : 1
  }

  /// The largest scale, not above the one wished for, at which a size in points fits into the room.
  ///
  /// Never below 1 (or the wish, if that is less): rather than draw too small to read, the window is
  /// cut, and a shorter screen laid out in it.
  public static func fittingScale(points: CGSize, wished: CGFloat, room: CGSize) -> CGFloat {
    var scale = wished
    while scale - scaleStep >= 1,
      points.width * scale > room.width || points.height * scale > room.height
    {
      scale -= scaleStep
    }
    return scale
  }
}
