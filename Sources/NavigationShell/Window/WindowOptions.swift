import SDLShell

/// How a window draws and runs.
struct WindowOptions {
  /// The speed of slow motion.
  nonisolated static let slowMotion = 0.1

  /// Who draws.
  var renderer = RendererChoice.auto
  /// How fast what moves by itself moves; 1 is as on a phone.
  var speed = 1.0
  /// How large the screen is to be shown; nil is as it was last time.
  var zoom: Zoom?
  /// Knows how large screens were shown last time; nil forgets it.
  var zoomMemory: ZoomMemory?
  /// Whether a dot shows each finger.
  var showsTouches = false

  /// How many frames there are while a second passes on the screen.
  var framesPerVirtualSecond: Double { FrameLoop.framesPerSecond / speed }
}

extension WindowOptions {
  /// How large a device is to be shown at first.
  func zoom(of device: Device) -> Zoom { zoom ?? zoomMemory?.zoom(of: device) ?? .fit }
}
