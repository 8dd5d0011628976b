import Drawing
import Foundation
import NavigationKit
import SDLShell

/// Paints frames of any size without a display, with one store of letters and pictures for all of them.
final class HeadlessPainter {
  /// Measures and draws text.
  let text: TextEngine
  /// Reads pictures.
  let images = ImageLibrary()
  private var canvas: (size: CGSize, scale: CGFloat, painter: OffscreenPainter)?

  /// Opens the fonts.
  ///
  /// - Throws: SDLError if there are none.
  init() throws(SDLError) { text = try TextEngine() }

  /// Paints a frame.
  func picture(of frame: DisplayList, scale: CGFloat) throws(SDLError) -> Bitmap {
    try painter(for: frame.size, scale: scale).paint(frame)
  }

  /// Paints a frame without keeping the picture.
  func draw(_ frame: DisplayList, scale: CGFloat) throws(SDLError) {
    try painter(for: frame.size, scale: scale).draw(frame)
  }

  /// The painter for a canvas; the one before, unless the canvas is another.
  private func painter(for size: CGSize, scale: CGFloat) throws(SDLError) -> OffscreenPainter {
    if let canvas, canvas.size == size, canvas.scale == scale { return canvas.painter }
    let painter = try OffscreenPainter(size: size, scale: scale, text: text, images: images)
    canvas = (size, scale, painter)
    return painter
  }
}
