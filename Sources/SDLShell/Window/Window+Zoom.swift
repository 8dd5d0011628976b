import Foundation

/// How large a window shows its screen, and which part of one that is larger than it.
extension Window {
  /// Changes the zoom by a step around the window's middle; out of it, the window becomes no larger.
  func zoom(_ step: ZoomStep) {
    keptBezel = nil
    geometry.focus = geometry.isCut ? geometry.middle : WindowGeometry.top
    zoom = zoom.after(step, shown: geometry.unitsPerPoint, actual: desktopScale)
    fit(around: .middle, mayGrow: step != .smaller)
  }

  /// Whether it can show the screen at a zoom: not where a size that it needs is not known.
  func canZoom(to zoom: Zoom) -> Bool { resolved(zoom) != nil }

  /// A zoom as a factor, or to fit; nil where the sizes that it needs are not known.
  func resolved(_ zoom: Zoom) -> Zoom? {
    zoom.resolved(
      on: screen, pixelsPerUnit: geometry.pixelsPerUnit, dotsPerInch: VideoDriver.dotsPerInch)
  }

  /// Moves a screen that is larger than the window by units; returns whether there was anything to
  /// move.
  func pan(by offset: CGSize) -> Bool {
    let before = geometry.corner
    geometry.pan(by: offset)
    return geometry.corner != before
  }
}
