import Drawing
import Foundation
import SDLShell

/// A small frame to draw on and to look at, pixel by pixel.
struct Canvas {
  var size = CGSize(width: 40, height: 40)
  var scale: CGFloat = 2
  var images = ImageLibrary()

  func paint(_ commands: DrawCommand...) throws -> Bitmap {
    try OffscreenPainter(size: size, scale: scale, images: images).paint(list(commands))
  }

  /// The third frame of the same: pages that move have their pictures by then.
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
  /// Red, green and blue of a pixel.
  func levels(_ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return [UInt8](pixels[start..<start + 3])
  }

  /// The smallest rectangle with all pixels that are not white; nil if all are.
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
