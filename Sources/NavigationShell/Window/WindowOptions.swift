import SDLShell

struct WindowOptions {
  /// The speed of slow motion.
  nonisolated static let slowMotion = 0.1

  /// The renderer to use.
  var renderer = RendererChoice.auto
  /// The speed of animations; 1 is as on a phone.
  var speed = 1.0
  /// The zoom; nil for the last one of the device.
  var zoom: Zoom?
  /// Remembers each device's window; nil remembers nothing.
  var memory: WindowMemory?
  /// Whether devices are drawn around their screens; nil where there is room.
  var showsBezel: Bool?
  /// Whether a dot shows each finger.
  var showsTouches = false
  /// Whether the inspector is open at first.
  var inspects = false
  /// How films are written.
  var film = FilmKind.gif
  /// The pixels per point of films; nil for the default ones of their kind.
  var filmScale: CGFloat?

  var framesPerVirtualSecond: Double { FrameLoop.framesPerSecond / speed }
}

extension WindowOptions {
  /// The initial zoom of a device.
  func zoom(of device: Device) -> Zoom { zoom ?? memory?.zoom(of: device) ?? .fit }
}
