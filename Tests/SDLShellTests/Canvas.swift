import Drawing
import Foundation
import SDLShell

/// A small frame to draw and inspect pixel by pixel.
struct Canvas {
  var size = CGSize(width: 40, height: 40)
  var scale: CGFloat = 2
  var images = ImageLibrary()

  func paint(_ commands: DrawCommand...) throws -> Bitmap {
    try OffscreenPainter(size: size, scale: scale, images: images).paint(list(commands))
  }

  /// The third equal frame, when moving pages are drawn from their pictures.
  func paintMoving(_ commands: DrawCommand...) throws -> Bitmap {
    let painter = try OffscreenPainter(size: size, scale: scale, images: images)
    for _ in 0..<2 { try painter.draw(list(commands)) }
    return try painter.paint(list(commands))
  }

  func list(_ commands: [DrawCommand], on ground: Color = .white) -> DisplayList {
    let whole = Fill(frame: CGRect(origin: .zero, size: size), color: ground)
    return DisplayList(size: size, commands: [.fill(whole)] + commands)
  }
}

extension Bitmap {
  /// The red, green and blue levels of a pixel.
  func levels(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return [UInt8](pixels[start..<start + 3])
  }

  /// The bounding box of all pixels that are not white; nil if there are none.
  var ink: (minX: Int, minY: Int, maxX: Int, maxY: Int)? {
    var found: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
    for pixel in 0..<width * height
    where pixels[pixel * 4..<pixel * 4 + 3].contains(where: { $0 < 255 }) {
      let (x, y) = (pixel % width, pixel / width)
      let old = found ?? (x, y, x, y)
      found = (min(old.minX, x), min(old.minY, y), max(old.maxX, x), max(old.maxY, y))
    }
    return found
  }
}
