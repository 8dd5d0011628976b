import Foundation

nonisolated extension DesktopMetrics {
  /// The geometry of a window for a screen.
  ///
  /// - Parameters:
  ///   - showsBezel: Whether the device is drawn around it; nil if there is room.
  ///   - keptBezel: With nil for `showsBezel`, whether it is drawn as before the device was turned, at a
  ///     smaller zoom if need be; nil if there is room.
  func geometry(
    of screen: WindowScreen, sized size: CGSize, at zoom: Zoom, showsBezel: Bool?,
    keptBezel: Bool? = nil
  ) -> WindowGeometry {
    guard let bezel = screen.bezel, screen.isDevice, (showsBezel ?? keptBezel) != false else {
      return geometry(of: size, at: zoom, isDevice: screen.isDevice)
    }
    let insets = bezel.insets(of: size)
    return switch (showsBezel, keptBezel) {
    case (.some, _): geometry(of: size, at: zoom, isDevice: true, insets: insets)
    case (nil, .some): geometry(keeping: insets, of: size, at: zoom)
    case (nil, nil): geometry(ifRoomFor: insets, of: size, at: zoom)
    }
  }
}
