import Foundation

nonisolated extension DesktopMetrics {
  /// The geometry of a window for a screen.
  ///
  /// - Parameters:
  ///   - showsBezel: Whether the device is drawn around it; nil if there is room.
  ///   - keepsBezel: Whether it is drawn even so, as it was before the device was turned: room is made
  ///     by a smaller zoom.
  func geometry(
    of screen: WindowScreen, sized size: CGSize, at zoom: Zoom, showsBezel: Bool?,
    keepsBezel: Bool = false
  ) -> WindowGeometry {
    guard let bezel = screen.bezel, screen.isDevice, showsBezel != false else {
      return geometry(of: size, at: zoom, isDevice: screen.isDevice)
    }
    let insets = bezel.insets(of: size)
    if showsBezel == nil, keepsBezel { return geometry(keeping: insets, of: size, at: zoom) }
    return showsBezel == true
      ? geometry(of: size, at: zoom, isDevice: true, insets: insets)
      : geometry(ifRoomFor: insets, of: size, at: zoom)
  }
}
