import Drawing
import Foundation

/// The layers that are drawn in a window, back to front.
extension Window {
  /// The layers of a picture.
  func layers(of picture: WindowPicture) -> [PaintedLayer] {
    var layers: [PaintedLayer] = []
    if picture.panel == nil || !isPanelWide {
      layers = picture.pose.tilt == 0 ? standing(picture) : [turned(picture)]
    }
    if let panel = picture.panel {
      let corner = CGPoint(x: panelPlace.minX * geometry.pixelsPerUnit, y: 0)
      layers.append(
        PaintedLayer(panel, scale: desktopScale * geometry.pixelsPerUnit, corner: corner))
    }
    if let overlay = picture.overlay {
      layers.append(PaintedLayer(overlay, scale: overlayGeometry.scale, ground: .clear))
    }
    return layers
  }

  /// The screen, in its device or without.
  private func standing(_ picture: WindowPicture) -> [PaintedLayer] {
    let geometry = geometry.showing(picture.frame.size)
    guard let bezel, geometry.insets != .none else {
      return [PaintedLayer(picture.frame, scale: geometry.scale, corner: geometry.corner)]
    }
    var layers = [screen(picture.frame, in: bezel, geometry)]
    func layer(_ list: DisplayList, ground: Color) -> PaintedLayer {
      PaintedLayer(list, scale: geometry.scale, corner: geometry.bezelCorner, ground: ground)
    }
    let size = picture.frame.size
    let body = bezel.displayList(of: size, turned: picture.pose.turn)
    layers.insert(layer(body, ground: surround == .clear ? .clear : .black), at: 0)
    layers.append(layer(bezel.rim(of: size), ground: .clear))
    return layers
  }

  /// The screen in its device; where the desktop is visible beside the device, without the screen's
  /// corners, which may lie outside of a body that is very round.
  private func screen(
    _ frame: DisplayList, in bezel: Bezel, _ geometry: WindowGeometry
  ) -> PaintedLayer {
    guard surround == .clear else {
      return PaintedLayer(frame, scale: geometry.scale, corner: geometry.corner)
    }
    let round = Layer(
      origin: .zero, clip: CGRect(origin: .zero, size: frame.size),
      cornerRadius: bezel.cornerRadius, cornerCurve: .continuous, commands: frame.commands)
    return PaintedLayer(
      DisplayList(size: frame.size, commands: [.layer(round)]), scale: geometry.scale,
      corner: geometry.corner, ground: .clear)
  }

  /// The screen while its device is turned.
  private func turned(_ picture: WindowPicture) -> PaintedLayer {
    let geometry = geometry.showing(picture.frame.size)
    let size = picture.frame.size
    let scale = scale(of: picture)
    let middle = CGPoint(
      x: (geometry.corner.x + size.width * geometry.scale / 2) / scale,
      y: (geometry.corner.y + size.height * geometry.scale / 2) / scale)
    let room = CGSize(
      width: (geometry.units.width - geometry.panelWidth) * geometry.pixelsPerUnit / scale,
      height: geometry.units.height * geometry.pixelsPerUnit / scale)
    let device = TurningDevice(
      frame: picture.frame, pose: picture.pose, bezel: bezel,
      showsBezel: geometry.insets != .none, middle: middle, room: room)
    return PaintedLayer(device.picture, scale: scale)
  }

  /// Pixels per point of a picture's screen, which may stand at an angle.
  func scale(of picture: WindowPicture) -> CGFloat {
    let (geometry, tilt) = (geometry.showing(picture.frame.size), picture.pose.tilt)
    guard tilt != 0 else { return geometry.scale }
    return turning.map { $0.scale(at: tilt, end: geometry.scale) }
      ?? geometry.scale(fitting: picture.frame.size, tilted: tilt)
  }
}
