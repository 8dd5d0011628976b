import Drawing
import Foundation

/// How much of a picture does not follow from the one before.
struct FrameChange {
  /// The number of samples that no nearby pixel explains.
  private(set) var unexplained = 0
  /// The mean difference of samples, in levels.
  private(set) var mean = 0.0

  /// Compares two pictures of the same size, one sample per point; sizes that differ give no
  /// result.
  ///
  /// A sample is explained if its level is between those of the pixels around it in the picture
  /// before, within the reach of motion, plus or minus the fade.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - reach: The largest motion in pixels; nil only computes the mean.
  ///   - fade: The largest change in place, in levels.
  init(from old: Bitmap, to new: Bitmap, scale: CGFloat, reach: Int?, fade: Int) {
    guard old.width == new.width, old.height == new.height, old != new else {
      return
    }
    let step = max(1, Int(scale))
    let (width, height) = (new.width, new.height)
    let (far, allowed) = (reach ?? 0, fade)
    var (sum, count) = (0, 0)
    old.pixels.withUnsafeBufferPointer { old in
      new.pixels.withUnsafeBufferPointer { new in
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return }
        var y = 0
        while y < height {
          let row = y * width * 4
          if memcmp(oldStart + row, newStart + row, width * 4) != 0 {
            var x = 0
            while x < width {
              // Green represents all three channels.
              let level = Int(new[row + x * 4 + 1])
              let before = Int(old[row + x * 4 + 1])
              // Without `abs`, which takes most of the time in a debug build.
              let difference = level > before ? level - before : before - level
              sum += difference
              if difference > allowed, reach != nil {
                let near = FrameChange.levels(
                  of: old, x: max(0, x - far)...min(width - 1, x + far),
                  y: max(0, y - far)...min(height - 1, y + far), width: width)
                if level < near.low - allowed || level > near.high + allowed { count += 1 }
              }
              x += step
            }
          }
          y += step
        }
      }
    }
    unexplained = count
    mean = Double(sum) / Double(width * height / (step * step))
  }

  /// The lowest and the highest level in a part of a picture.
  private static func levels(
    of pixels: UnsafeBufferPointer<UInt8>, x columns: ClosedRange<Int>, y rows: ClosedRange<Int>,
    width: Int
  ) -> (low: Int, high: Int) {
    var (low, high) = (255, 0)
    var y = rows.lowerBound
    while y <= rows.upperBound {
      var x = columns.lowerBound
      while x <= columns.upperBound {
        let level = Int(pixels[(y * width + x) * 4 + 1])
        if level < low { low = level }
        if level > high { high = level }
        x += 1
      }
      y += 1
    }
    return (low, high)
  }
}
