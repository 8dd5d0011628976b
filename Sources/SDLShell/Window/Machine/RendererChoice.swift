/// Whether a window renders in software or on the graphics card.
public nonisolated enum RendererChoice: String, Hashable, Sendable, CaseIterable {
  /// The graphics card if there is a real one, else software.
  case auto
  /// Software.
  case software
  /// SDL's accelerated renderer, even if it is software OpenGL.
  case accelerated

  /// Parts of the names of software implementations of OpenGL, which take 15 ms a frame where SDL's
  /// software renderer takes 1.7.
  private static let impostors = ["llvmpipe", "softpipe", "swrast", "software rasterizer"]

  /// Whether to try an accelerated renderer, which takes time to make.
  func mayAccelerate(hasGraphicsDevice: Bool) -> Bool {
    switch self {
    case .auto: hasGraphicsDevice
    case .software: false
    case .accelerated: true
    }
  }

  /// Whether to keep an accelerated renderer that was made.
  func keepsAccelerated(openGLRenderer name: String?) -> Bool {
    guard self == .auto, let name = name?.lowercased() else { return true }
    return !Self.impostors.contains(where: name.contains)
  }
}
