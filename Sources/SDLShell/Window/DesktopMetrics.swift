public import Foundation

/// What a desktop grants a window: how large it shows things, and how much room there is.
public nonisolated struct DesktopMetrics: Hashable, Sendable {
  /// How many units a point takes there.
  public var scale: CGFloat
  /// The room in units; without an end where nobody can see the window.
  public var size: CGSize

  /// Describes a desktop.
  public init(scale: CGFloat, size: CGSize) {
    self.scale = scale
    self.size = size
  }

  /// The density from which GNOME doubles everything: twice the classic 96 dots an inch.
  private static let doubledDensity: CGFloat = 192
  /// The dots an inch at which a desktop shows things in their own size.
  private static let plainDensity: CGFloat = 96
  /// The scales that a desktop can mean.
  private static let scales: ClosedRange<CGFloat> = 0.5...4
  /// A scale is made smaller in such steps as long as it stays above 1; text stays even at quarters.
  private static let scaleStep: CGFloat = 0.25
  /// Below 1 a scale is one of these parts, so that a percentage says it.
  private static let parts: CGFloat = 100

  /// How many units a point takes where a unit is a pixel: what the desktop asks for, else by density.
  ///
  /// - Parameters:
  ///   - environment: `GDK_SCALE` and `GDK_DPI_SCALE` are honoured, as GTK programs do.
  ///   - textDensity: The dots an inch that text is to be drawn for, nil where nobody says so.
  ///   - dotsPerInch: The display's own density, nil where it is not known.
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

  /// The geometry in which a screen is shown at a zoom.
  ///
  /// - Parameters:
  ///   - points: The size the screen is to have.
  ///   - isDevice: Whether it keeps that size, so that it is shrunk where there is no room for it.
  ///     Any other is cut, and a shorter screen laid out, rather than drawn too small to read.
  public func geometry(of points: CGSize, at zoom: Zoom, isDevice: Bool) -> WindowGeometry {
    let factor: CGFloat
    switch zoom {
    case .fit: factor = fittingScale(of: points, mayShrink: isDevice)
    case .factor(let wished): factor = wished
    }
    var units = CGSize(
      width: (points.width * factor).rounded(), height: (points.height * factor).rounded())
    if !isDevice {
      units = CGSize(width: min(units.width, size.width), height: min(units.height, size.height))
    }
    return WindowGeometry(
      units: units, unitsPerPoint: factor, pixelsPerUnit: 1, device: isDevice ? points : nil)
  }

  /// The largest scale, not above the desktop's, at which a size in points has room.
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
