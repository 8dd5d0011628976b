import Foundation

nonisolated extension DesktopMetrics {
  /// The geometry of a window for a screen.
  ///
  /// - Parameter showsBezel: Whether the device is drawn around it; nil if there is room.
  func geometry(
    of screen: WindowScreen, sized size: CGSize, at zoom: Zoom, showsBezel: Bool?
  ) -> WindowGeometry {
    guard let bezel = screen.bezel, screen.isDevice, showsBezel != false else {
      return geometry(of: size, at: zoom, isDevice: screen.isDevice)
    }
    let insets = bezel.insets(of: size)
    return showsBezel == true
      ? geometry(of: size, at: zoom, isDevice: true, insets: insets)
      : geometry(ifRoomFor: insets, of: size, at: zoom)
  }
}
