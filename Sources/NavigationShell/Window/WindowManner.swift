import SDLShell

/// How a window draws and runs.
struct WindowManner {
  /// Who draws.
  var renderer = RendererChoice.auto
  /// Whether what moves by itself takes ten times as long.
  var isSlow = false
  /// How large the screen is to be shown; nil is as it was last time.
  var zoom: Zoom?
  /// Knows how large screens were shown last time; nil forgets it.
  var zoomMemory: ZoomMemory?
  /// Whether a dot shows each finger.
  var showsTouches = false
}

extension WindowManner {
  /// How large a device is to be shown at first.
  func zoom(of device: Device) -> Zoom { zoom ?? zoomMemory?.zoom(of: device) ?? .fit }
}
