import SDLShell

/// How a window draws and runs.
struct WindowManner {
  /// Who draws.
  var renderer = RendererChoice.auto
  /// Whether what moves by itself takes ten times as long.
  var isSlow = false
  /// Whether a dot shows each finger.
  var showsTouches = false
}
