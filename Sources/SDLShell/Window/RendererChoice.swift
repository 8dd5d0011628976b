/// Who draws into a window: the processor or the graphics card.
public nonisolated enum RendererChoice: String, Hashable, Sendable, CaseIterable {
  /// The graphics card where there really is one, else the processor.
  case auto
  /// The processor.
  case software
  /// The graphics card, or whatever poses as one.
  case accelerated

  /// Parts of the names of OpenGL implementations that are software after all: drawing through them
  /// takes 15 ms a frame where the processor alone takes 1.7.
  private static let impostors = ["llvmpipe", "softpipe", "swrast", "software rasterizer"]

  /// Whether trying an accelerated renderer can be worth the time it takes to make one.
  func mayAccelerate(hasGraphicsDevice: Bool) -> Bool {
    switch self {
    case .auto: hasGraphicsDevice
    case .software: false
    case .accelerated: true
    }
  }

  /// Whether an accelerated renderer, once made, is kept.
  func keepsAccelerated(openGLRenderer name: String?) -> Bool {
    guard self == .auto, let name = name?.lowercased() else { return true }
    return !Self.impostors.contains(where: name.contains)
  }
}
