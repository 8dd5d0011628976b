import CSDL2
package import Drawing
package import Foundation

/// Draws frames with the renderer of a window that nobody sees, and reads them back: what another renderer
/// draws is compared with software so.
package final class ReadbackPainter {
  // Released in this order.
  private var painter: Painter
  private let renderer: Renderer
  private let window: WindowHandle
  /// Pixels per point.
  private let scale: CGFloat
  /// The name of SDL's renderer.
  package let rendererName: String

  /// Opens the window, with SDL's accelerated renderer, which `SDL_RENDER_DRIVER` chooses.
  ///
  /// - Throws: SDLError without a display.
  package init(
    size: CGSize, scale: CGFloat, text: TextEngine, images: ImageLibrary
  ) throws(SDLError) {
    _ = try VideoDriver.start(environment: ProcessInfo.processInfo.environment)
    let units = CGSize(width: size.width * scale, height: size.height * scale)
    window = try WindowHandle(title: "", units: units, isDevice: true, isHidden: true)
    renderer = Renderer(owning: try RendererChoice.accelerated.makeRenderer(for: window.pointer))
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer.pointer, &info)
    rendererName = info.name.map { String(cString: $0) } ?? "unknown"
    painter = Painter(
      renderer: renderer, scale: scale, text: text, images: images, onPicture: nil)
    self.scale = scale
  }

  /// Drops what the renderer keeps, as when the graphics card has lost it.
  package func forgetTextures() {
    painter = Painter(
      renderer: renderer, scale: scale, text: painter.text, images: painter.images, onPicture: nil)
  }

  /// Draws a frame in a window of its size, and returns its pixels.
  package func paint(_ list: DisplayList) throws(SDLError) -> Bitmap {
    let canvas = PixelRect(CGRect(origin: .zero, size: list.size), scale: scale)
    let size = CGSize(width: Int(canvas.width), height: Int(canvas.height))
    if window.size != size {
      window.size = size
      SDL_PumpEvents()
    }
    try painter.paint(list)
    guard let pixels = Backdrop(reading: canvas, from: renderer)?.pixels else {
      throw .surfaceGone
    }
    SDL_RenderPresent(renderer.pointer)
    let bytes = pixels.flatMap { pixel in
      [UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF), 0xFF]
    }
    return Bitmap(width: Int(canvas.width), height: Int(canvas.height), pixels: bytes)
  }
}
