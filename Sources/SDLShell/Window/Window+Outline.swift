import Drawing
import Foundation

/// Which parts of a window are visible, and which take the mouse: not those beside a device.
extension Window {
  /// The screen, with room for the device's shade where it is visible.
  var shadedScreen: WindowScreen {
    surround == .clear ? screen.shaded : screen
  }

  /// The pixels in the corners of a picture's screen that lie beside its device, whose body may be rounder.
  func screenCorners(of picture: WindowPicture, beside outline: WindowOutline) -> [PixelRect] {
    let geometry = geometry.showing(picture.frame.size)
    guard geometry.insets != .none else { return [] }
    let size = picture.frame.size
    let screen = CGRect(
      x: geometry.corner.x, y: geometry.corner.y, width: size.width * geometry.scale,
      height: size.height * geometry.scale)
    return outline.gaps(in: PixelRect(screen, scale: 1))
  }

  /// The outline of what a picture shows; nil where that is the whole window.
  func outline(of picture: WindowPicture) -> WindowOutline? {
    guard isDevice, surround != .black, let bezel else { return nil }
    let geometry = geometry.showing(picture.frame.size)
    let size = picture.frame.size
    let scale = scale(of: picture)
    let middle = CGPoint(
      x: geometry.corner.x + size.width * geometry.scale / 2,
      y: geometry.corner.y + size.height * geometry.scale / 2)
    let insets = geometry.insets
    let transform = CGAffineTransform(
      translationX: -insets.left - size.width / 2, y: -insets.top - size.height / 2
    )
    .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    .concatenating(CGAffineTransform(rotationAngle: picture.pose.tilt))
    .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    var outline = WindowOutline()
    if insets == .none {
      outline.add(
        CGRect(origin: .zero, size: size), radius: bezel.cornerRadius, curve: .continuous, transform
      )
    } else {
      for part in bezel.parts(around: size, turned: picture.pose.turn) {
        outline.add(
          part.frame, radius: part.cornerRadius, curve: part.cornerCurve, transform)
      }
    }
    addTools(of: picture, to: &outline)
    return outline
  }

  /// Adds the panel beside the screen, and what lies over the window.
  private func addTools(of picture: WindowPicture, to outline: inout WindowOutline) {
    let units = CGAffineTransform(scaleX: geometry.pixelsPerUnit, y: geometry.pixelsPerUnit)
    if panelPlace.width > 0 { outline.add(panelPlace, units) }
    if let area = picture.overlayArea {
      let scale = overlayGeometry.scale
      outline.add(
        area, radius: picture.overlayRadius, CGAffineTransform(scaleX: scale, y: scale))
    }
  }

  /// Has the window be visible in an outline, too: what is not visible when a picture comes would stay black
  /// until the next one.
  func uncover(_ outline: WindowOutline?) {
    guard let outline, outline != self.outline, self.outline != nil, !isFullyVisible else { return }
    onServer?.uncover(outline.areas)
  }

  /// Whether all of the window is visible, which is clear beside a device that stands.
  private var isFullyVisible: Bool { surround == .clear && turning == nil && hasBezel }

  /// Has the window be visible in an outline alone, and take the mouse there; where what is beside is
  /// clear, all of a device that stands is visible.
  func follow(_ outline: WindowOutline?) {
    guard outline != self.outline else { return }
    self.outline = outline
    let areas = outline?.areas
    onServer?.cut(visible: isFullyVisible ? nil : areas, touched: areas)
  }
}
