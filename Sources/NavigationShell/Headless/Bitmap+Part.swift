import Drawing
import Foundation

extension Bitmap {
  /// A part of a picture, in points, as far as it is inside; all of it for nil, or if nothing is.
  func part(_ frame: CGRect?, scale: CGFloat) -> Bitmap {
    guard let frame else { return self }
    let part = frame.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
      .intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard part.width > 0, part.height > 0 else { return self }
    let columns = 4 * Int(part.minX)..<4 * Int(part.maxX)
    var pixels: [UInt8] = []
    for row in Int(part.minY)..<Int(part.maxY) {
      pixels +=
        self.pixels[4 * row * width + columns.lowerBound..<4 * row * width + columns.upperBound]
    }
    return Bitmap(width: Int(part.width), height: Int(part.height), pixels: pixels)
  }
}
