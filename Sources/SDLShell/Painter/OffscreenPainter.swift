import CSDL2
public import Drawing
public import Foundation

/// Draws frames in memory, without a display; the same frame gives the same bytes.
///
/// Pictures are decoded while the frame that shows them is drawn.
public final class OffscreenPainter {
  private let painter: Painter
  private let size: CGSize
  private let scale: CGFloat
  private let canvas: PixelRect
  /// Rows whose fingerprint is taken at a time: few enough for a processor's own memory.
  private static let stripRows = 8

  /// Makes a painter for frames of a size in points, with `scale` pixels per point.
  ///
  /// A text engine and an image library can be shared by many painters. Throws if the size is empty
  /// or too large, memory is short, or no font is installed.
  public convenience init(
    size: CGSize, scale: CGFloat, text: TextEngine? = nil, images: ImageLibrary? = nil
  ) throws(SDLError) {
    try self.init(size: size, scale: scale, text: text, images: images, onPicture: nil)
  }

  /// Makes a painter that decodes pictures in the background, as a window does.
  package init(
    size: CGSize, scale: CGFloat, text: TextEngine? = nil, images: ImageLibrary? = nil,
    onPicture: (@Sendable () -> Void)?
  ) throws(SDLError) {
    (self.size, self.scale) = (size, scale)
    canvas = PixelRect(CGRect(origin: .zero, size: size), scale: scale)
    // SDL counts the bytes of a surface in 32 bits.
    guard size.width > 0, size.height > 0, !canvas.isEmpty, canvas.area < Int(Int32.max) / 4
    else {
      throw .noCanvas(size, scale: scale)
    }
    // The surface, and the copy read from it.
    try MemoryReservation.check(
      canvas.area * 8, for: .screen(width: Int(canvas.width), height: Int(canvas.height)))
    let renderer = try Renderer(width: canvas.width, height: canvas.height)
    let engine: TextEngine
    if let text { engine = text } else { engine = try TextEngine() }
    painter = Painter(
      renderer: renderer, scale: scale, text: engine, images: images ?? ImageLibrary(),
      onPicture: onPicture)
  }

  /// The width of a frame in pixels.
  var width: Int { Int(canvas.width) }
  /// The height of a frame in pixels.
  var height: Int { Int(canvas.height) }

  /// Whether the last frame shows placeholders for pictures that are still being decoded.
  package var hasPendingPictures: Bool { painter.hasPendingPictures }

  /// The pixels that the last frame wrote, as a multiple of the frame's own.
  package var writtenFrames: Double { Double(painter.written.count) / Double(canvas.area) }

  /// The file of a picture that was left out because decoding it took too long; nil if there is
  /// none.
  package var latePicture: PictureOrigin? { painter.pictures.latePicture }

  /// Draws a frame without reading its pixels, to measure what drawing costs.
  public func draw(_ list: DisplayList) throws(SDLError) {
    try painter.paint(list)
  }

  /// Prepares the next frame of a motion, as a window does while it waits.
  public func prepare() { painter.prepare() }

  /// Draws a frame and returns its pixels, which are opaque.
  ///
  /// A frame of another size is scaled to fit and centred on black.
  public func paint(_ list: DisplayList) throws(SDLError) -> Bitmap {
    try paint(list, onto: .black)
  }

  /// Draws a frame and returns its pixels; where nothing is drawn, they are transparent.
  package func paintTransparently(_ list: DisplayList) throws(SDLError) -> Bitmap {
    let (dark, light) = (try paint(list, onto: .black), try paint(list, onto: .white))
    // Going through its pixels takes longer than painting a picture that covers everything.
    guard dark != light else { return dark }
    return Bitmap(width: dark.width, height: dark.height, onBlack: dark, onWhite: light)
  }

  /// Draws a frame and returns the fingerprint of its picture, which is never in memory as a whole.
  package func fingerprint(of list: DisplayList) throws(SDLError) -> PictureFingerprint {
    let block = try drawn(list, onto: .black)
    var pieces = Fingerprint.Pieces(count: canvas.area * 4)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.stripRows * width) { strip in
      for start in stride(from: 0, to: height, by: Self.stripRows) {
        let rows = start..<min(start + Self.stripRows, height)
        block.copyOpaquely(rows, to: strip)
        pieces.take(UnsafeRawBufferPointer(start: strip.baseAddress, count: rows.count * width * 4))
      }
    }
    return PictureFingerprint(of: pieces.fingerprint, width: width, height: height)
  }

  private func paint(_ list: DisplayList, onto ground: Color) throws(SDLError) -> Bitmap {
    let block = try drawn(list, onto: ground)
    let count = canvas.area * 4
    try MemoryReservation.check(
      count, for: .picture(width: Int(canvas.width), height: Int(canvas.height)))
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.withMemoryRebound(to: UInt32.self) {
        block.copyOpaquely(0..<height, to: $0)
      }
      filled = count
    }
    return Bitmap(width: Int(canvas.width), height: Int(canvas.height), pixels: pixels)
  }

  /// The pixels of a frame, which the next one overwrites.
  private func drawn(_ list: DisplayList, onto ground: Color) throws(SDLError) -> PixelBlock {
    var layer = fitted(list)
    layer.ground = ground
    try painter.paint([layer])
    guard let surface = painter.renderer.surface, let block = PixelBlock(canvas, of: surface) else {
      throw .surfaceGone
    }
    return block
  }

  private func fitted(_ list: DisplayList) -> PaintedLayer {
    guard list.size != size, list.size.width > 0, list.size.height > 0 else {
      return PaintedLayer(list, scale: scale)
    }
    let factor = min(size.width / list.size.width, size.height / list.size.height)
    return PaintedLayer(
      list, scale: scale * factor,
      corner: CGPoint(
        x: (size.width - list.size.width * factor) / 2 * scale,
        y: (size.height - list.size.height * factor) / 2 * scale))
  }
}
