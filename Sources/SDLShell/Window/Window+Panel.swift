import Foundation

/// The panel beside the screen, or over it.
extension Window {
  /// The least height of a panel, in points: for some of its rows.
  static let minimumPanelHeight: CGFloat = 560

  /// Makes room for a panel beside the screen, which keeps its zoom as far as the display has room.
  ///
  /// - Parameters:
  ///   - width: In points; 0 takes the panel away.
  ///   - isWide: Whether it covers the screen, too.
  func showPanel(width: CGFloat, isWide: Bool) {
    let isOther = width != panelWidth
    (panelWidth, isPanelWide) = (width, isWide)
    guard isOther else { return }
    keptBezel = nil
    fit()
  }

  /// Where the panel is, in units; of no width without one.
  var panelPlace: CGRect {
    let start = isPanelWide ? 0 : geometry.room.width
    return CGRect(
      x: start, y: 0, width: geometry.units.width - aside - start, height: geometry.units.height)
  }

  /// The size of the panel, in points.
  var panelSize: CGSize {
    let place = panelPlace
    return CGSize(width: place.width / desktopScale, height: place.height / desktopScale)
  }

  /// The point of the panel that a point of the screen's coordinates is at; it may be beyond its edges.
  func panelPoint(of point: CGPoint) -> CGPoint {
    let (unit, place) = (units(of: point), panelPlace)
    return CGPoint(
      x: (unit.x - place.minX) / desktopScale, y: (unit.y - place.minY) / desktopScale)
  }

  /// Whether the panel is at a point of the screen's coordinates.
  func isPanel(at point: CGPoint) -> Bool {
    panelPlace.width > 0 && units(of: point).x >= panelPlace.minX
  }

  /// A rectangle of the panel's points in units.
  func panelUnits(of rect: CGRect) -> CGRect {
    CGRect(
      x: panelPlace.minX + rect.minX * desktopScale, y: rect.minY * desktopScale,
      width: rect.width * desktopScale, height: rect.height * desktopScale)
  }

  private func units(of point: CGPoint) -> CGPoint {
    geometry.units(of: CGRect(origin: point, size: .zero)).origin
  }
}
