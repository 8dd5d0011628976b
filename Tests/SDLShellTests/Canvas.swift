import Drawing
import Foundation
import SDLShell
import Snapshot
import Testing

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

/// PNG files as this package's own painter writes and reads them.
struct PNGCodec: ImageCodec {
  func encode(_ bitmap: Bitmap) throws -> Data {
    try MainActor.assumeIsolated { try PNG.encode(bitmap) }
  }
  func decode(_ data: Data) throws -> Bitmap {
    try MainActor.assumeIsolated { try PNG.decode(data) }
  }
}

/// Compares with a picture in `Goldens`; with RECORD_GOLDENS set it is made anew, and the test fails.
func expectGolden(
  _ bitmap: Bitmap, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let baseline = Baseline(
    folder.appendingPathComponent("Goldens/\(name).png"), codec: PNGCodec())
  let records = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil
  let outcome = try records ? baseline.record(bitmap) : baseline.compare(bitmap)
  #expect(outcome == .equal, sourceLocation: sourceLocation)
  let bytes = try Data(contentsOf: baseline.url).count
  #expect(bytes <= 8192, "a golden is small", sourceLocation: sourceLocation)
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
