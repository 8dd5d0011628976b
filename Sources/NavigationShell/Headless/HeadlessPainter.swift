package import Drawing
package import Foundation
import NavigationKit
package import SDLShell

/// Paints frames of any size without a display, with shared caches of letters and pictures.
package final class HeadlessPainter {
  /// Measures and draws text.
  package let text: TextEngine
  /// Finds pictures and their sizes.
  package let images: ImageLibrary
  private var canvas: (size: CGSize, scale: CGFloat, painter: OffscreenPainter)?

  /// Opens the fonts.
  ///
  /// - Throws: SDLError if there are none.
  package convenience init() throws(SDLError) {
    try self.init(drawing: PictureProcess.drawing(patience: PictureProcess.headlessPatience))
  }

  /// Opens the fonts, and has SVG files drawn by `drawing`.
  init(drawing: any VectorDrawing) throws(SDLError) {
    text = try TextEngine()
    images = ImageLibrary(drawing: drawing)
    images.onBroken = { Console.complain(brokenPicture: $0) }
  }

  /// Paints a frame, scaled to fit into a size in points if it has another one.
  ///
  /// - Throws: SDLError if memory is short; ShellError if a picture in it takes too long.
  package func picture(
    of frame: DisplayList, fitting size: CGSize? = nil, scale: CGFloat
  ) throws -> Bitmap {
    let painter = try painter(for: size ?? frame.size, scale: scale)
    let picture = try painter.paint(frame)
    try check(painter)
    return picture
  }

  /// Paints a frame that is transparent where nothing is drawn.
  ///
  /// - Throws: SDLError if memory is short; ShellError if a picture in it takes too long.
  package func transparentPicture(of frame: DisplayList, scale: CGFloat) throws -> Bitmap {
    let painter = try painter(for: frame.size, scale: scale)
    let picture = try painter.paintTransparently(frame)
    try check(painter)
    return picture
  }

  /// Paints a frame and returns its picture's fingerprint only, which takes half the time.
  ///
  /// - Throws: SDLError if memory is short; ShellError if a picture in it takes too long.
  func fingerprint(of frame: DisplayList, scale: CGFloat) throws -> PictureFingerprint {
    let painter = try painter(for: frame.size, scale: scale)
    let fingerprint = try painter.fingerprint(of: frame)
    try check(painter)
    return fingerprint
  }

  /// Paints a frame without keeping the picture.
  ///
  /// - Throws: SDLError if memory is short; ShellError if a picture in it takes too long.
  func draw(_ frame: DisplayList, scale: CGFloat) throws {
    let painter = try painter(for: frame.size, scale: scale)
    try painter.draw(frame)
    try check(painter)
  }

  /// Prepares the next frame of a motion.
  func prepare() { canvas?.painter.prepare() }

  /// A frame without one of its pictures is none: a faster machine would have shown it.
  private func check(_ painter: OffscreenPainter) throws(ShellError) {
    guard let picture = painter.latePicture else { return }
    throw .unavailable(.latePicture(name: "\(picture)"))
  }

  /// The painter for a canvas; the one before, unless the canvas is another.
  private func painter(for size: CGSize, scale: CGFloat) throws(SDLError) -> OffscreenPainter {
    if let canvas, canvas.size == size, canvas.scale == scale { return canvas.painter }
    let painter = try OffscreenPainter(size: size, scale: scale, text: text, images: images)
    canvas = (size, scale, painter)
    return painter
  }
}
