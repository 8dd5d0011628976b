import CSDL2
import Foundation

extension RendererChoice {
  /// Makes the renderer of a window.
  ///
  /// - Throws: SDLError if none works at all.
  func makeRenderer(for window: OpaquePointer) throws(SDLError) -> OpaquePointer {
    if mayAccelerate(hasGraphicsDevice: Self.hasGraphicsDevice) {
      let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
      if let renderer = SDL_CreateRenderer(window, -1, flags) {
        if keepsAccelerated(openGLRenderer: Self.openGLRenderer()) { return renderer }
        SDL_DestroyRenderer(renderer)
      }
    }
    // Without this hint SDL presents the software renderer's surface through (software) OpenGL.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    if let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue) {
      return renderer
    }
    // Some drivers can only present through OpenGL.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "1")
    if let renderer = SDL_CreateRenderer(window, -1, 0) { return renderer }
    throw .noRenderer(reason: Renderer.reason)
  }

  /// Whether the renderer that was made last keeps how transparent the pixels of its window are.
  static var keepsAlpha: Bool {
    var bits: Int32 = 0
    return SDL_GL_GetCurrentContext() != nil
      && SDL_GL_GetAttribute(SDL_GL_ALPHA_SIZE, &bits) == 0 && bits > 0
  }

  /// Linux has a render node for each graphics processor.
  private static var hasGraphicsDevice: Bool {
    #if os(Linux)
      let nodes = try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")
      return nodes?.contains { $0.hasPrefix("renderD") } ?? false
    #else
      return true
    #endif
  }

  /// The name of the OpenGL implementation in use; nil if the renderer does not use OpenGL.
  private static func openGLRenderer() -> String? {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<UInt8>?
    let nameOfRenderer: UInt32 = 0x1F01  // GL_RENDERER, from the OpenGL specification
    guard SDL_GL_GetCurrentContext() != nil, let address = SDL_GL_GetProcAddress("glGetString")
    else { return nil }
    return unsafeBitCast(address, to: GetString.self)(nameOfRenderer).map { String(cString: $0) }
  }
}
