public import Foundation

/// The scale and the free space of a desktop, which decide a window's size.
public nonisolated struct DesktopMetrics: Hashable, Sendable {
  /// The desktop's units per point.
  public var scale: CGFloat
  /// The space for a window in units; infinite if the driver has no display.
  public var size: CGSize

  /// Describes a desktop.
  public init(scale: CGFloat, size: CGSize) {
    self.scale = scale
    self.size = size
  }

  /// The density in dots per inch from which GNOME doubles everything: twice the classic 96.
  private static let doubledDensity: CGFloat = 192
  /// The density in dots per inch at which a desktop's scale is 1.
  private static let plainDensity: CGFloat = 96
  /// The plausible scales of a desktop.
  private static let scales: ClosedRange<CGFloat> = 0.5...4
  /// The step in which a scale above 1 is reduced; text looks good at quarters.
  private static let scaleStep: CGFloat = 0.25
  /// Scales below 1 are rounded down to 1/100, so that they are whole percentages.
  private static let parts: CGFloat = 100

  /// The units per point where a unit is a pixel: what the desktop asks for, else by density.
  ///
  /// - Parameters:
  ///   - environment: `GDK_SCALE` and `GDK_DPI_SCALE` are honoured, as GTK programs do.
  ///   - textDensity: The density for text in dots per inch, such as `Xft.dpi`; nil if not set.
  ///   - dotsPerInch: The display's own density; nil if unknown.
  public static func scale(
    environment: [String: String], textDensity: CGFloat?, dotsPerInch: CGFloat?
  ) -> CGFloat {
    let asked = ["GDK_SCALE", "GDK_DPI_SCALE"].compactMap { environment[$0].flatMap(Double.init) }
      .filter { $0 > 0 && $0.isFinite }
    if !asked.isEmpty { return bounded(asked.reduce(1, *)) }
    if let textDensity, textDensity > 0 { return bounded(textDensity / plainDensity) }
    return (dotsPerInch ?? 0) >= doubledDensity ? 2 : 1
  }

  private static func bounded(_ scale: CGFloat) -> CGFloat {
    min(max(scale, scales.lowerBound), scales.upperBound)
  }

  /// The geometry of a window that shows a screen at a zoom, and no larger than the space: of a
  /// larger screen only a part is visible.
  ///
  /// - Parameters:
  ///   - points: The screen's size.
  ///   - zoom: The zoom, resolved; an unresolved one fits the space.
  ///   - isDevice: Whether the screen keeps its size and is scaled down if there is no room. Any
  ///   other screen is made smaller in points instead, so that text stays readable.
  ///   - insets: The insets around the screen.
  public func geometry(
    of points: CGSize, at zoom: Zoom, isDevice: Bool, insets: BezelInsets = .none
  ) -> WindowGeometry {
    let whole = insets.around(points)
    let factor: CGFloat
    switch zoom {
    case .fit, .pixels, .physical: factor = fittingScale(of: whole, mayShrink: isDevice)
    case .factor(let wished): factor = wished
    }
    let units = CGSize(
      width: min((whole.width * factor).rounded(), size.width),
      height: min((whole.height * factor).rounded(), size.height))
    return WindowGeometry(
      units: units, unitsPerPoint: factor, pixelsPerUnit: 1, device: isDevice ? points : nil,
      insets: insets)
  }

  /// The geometry of a window that shows a device with its bezel if there is room for that, and the
  /// screen becomes no smaller for it; else without.
  func geometry(ifRoomFor insets: BezelInsets, of points: CGSize, at zoom: Zoom) -> WindowGeometry {
    let plain = geometry(of: points, at: zoom, isDevice: true)
    let framed = geometry(of: points, at: zoom, isDevice: true, insets: insets)
    return !framed.isCut && framed.unitsPerPoint >= plain.unitsPerPoint ? framed : plain
  }

  /// The geometry of a window that shows a device with its bezel, smaller than at the zoom if there
  /// is no room.
  func geometry(keeping insets: BezelInsets, of points: CGSize, at zoom: Zoom) -> WindowGeometry {
    let framed = geometry(of: points, at: zoom, isDevice: true, insets: insets)
    return framed.isCut ? geometry(of: points, at: .fit, isDevice: true, insets: insets) : framed
  }

  /// The largest scale, up to the desktop's, at which a size in points has room.
  private func fittingScale(of points: CGSize, mayShrink: Bool) -> CGFloat {
    var fitting = scale
    while fitting - Self.scaleStep >= 1, !hasRoom(for: points, at: fitting) {
      fitting -= Self.scaleStep
    }
    guard mayShrink, !hasRoom(for: points, at: fitting) else { return fitting }
    let whole = min(size.width / points.width, size.height / points.height)
    return max((whole * Self.parts).rounded(.down) / Self.parts, Zoom.factors.lowerBound)
  }

  private func hasRoom(for points: CGSize, at scale: CGFloat) -> Bool {
    points.width * scale <= size.width && points.height * scale <= size.height
  }
}
