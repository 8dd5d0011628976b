import CSDL2
import Foundation

/// Scales a decoded picture: with area averaging if it shrinks, with bilinear interpolation if it
/// grows, or with the nearest pixel if it is to be pixelated.
nonisolated struct Resampling {
  /// The source pixels of each target pixel: the index of the first, and their weights.
  private struct Taps {
    var firsts: [Int] = []
    var weights: [[Float]] = []

    init(from source: Int, to target: Int, isPixelated: Bool) {
      let ratio = Double(source) / Double(target)
      for index in 0..<target {
        if isPixelated {
          firsts.append(min(Int((Double(index) + 0.5) * ratio), source - 1))
          weights.append([1])
        } else if ratio > 1 {
          addArea(from: Double(index) * ratio, to: Double(index + 1) * ratio, of: source)
        } else {
          addNeighbours(of: (Double(index) + 0.5) * ratio - 0.5, of: source)
        }
      }
    }

    private mutating func addArea(from start: Double, to end: Double, of count: Int) {
      let first = min(Int(start), count - 1)
      let last = min(max(first, Int(end.rounded(.up)) - 1), count - 1)
      let shares = (first...last).map { index in
        max(0, min(Double(index + 1), end) - max(Double(index), start))
      }
      let sum = shares.reduce(0, +)
      firsts.append(first)
      weights.append(shares.map { Float($0 / sum) })
    }

    private mutating func addNeighbours(of position: Double, of count: Int) {
      let clamped = min(max(position, 0), Double(count - 1))
      let first = Int(clamped)
      let fraction = Float(clamped - Double(first))
      firsts.append(first)
      weights.append(first + 1 < count ? [1 - fraction, fraction] : [1])
    }
  }

  private let surface: Surface
  private let orientation: Orientation
  private let width: Int
  private let height: Int

  /// Prepares a surface of any format; nil if there is no memory for it.
  init?(of surface: Surface, orientation: Orientation) {
    let format = surface.pointer.pointee.format.pointee
    if format.BytesPerPixel < 3 {
      // Palette colours cannot be converted row by row.
      let converted = SDL_ConvertSurfaceFormat(
        surface.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
      guard let converted = Surface(converted) else { return nil }
      self.surface = converted
    } else {
      self.surface = surface
    }
    self.orientation = orientation
    (width, height) = (Int(surface.width), Int(surface.height))
    guard width > 0, height > 0 else { return nil }
  }

  /// The upright picture at a size in pixels.
  func picture(width targetWidth: Int32, height targetHeight: Int32, isPixelated: Bool)
    -> DecodedPicture?
  {
    guard targetWidth > 0, targetHeight > 0 else { return nil }
    let turned = orientation.swapsSides
    let columns = Int(turned ? targetHeight : targetWidth)
    let rows = Int(turned ? targetWidth : targetHeight)
    let scaled = scaled(columns: columns, rows: rows, isPixelated)
    return DecodedPicture(
      width: targetWidth, height: targetHeight,
      pixels: orientation.upright(scaled, columns: columns, rows: rows))
  }

  private func scaled(columns: Int, rows: Int, _ isPixelated: Bool) -> [UInt32] {
    let across = Taps(from: width, to: columns, isPixelated: isPixelated)
    let down = Taps(from: height, to: rows, isPixelated: isPixelated)
    var source = [UInt32](repeating: 0, count: width)
    // Neighbouring target rows share at most two source rows.
    var recent: [(row: Int, values: [SIMD4<Float>])] = []
    var pixels: [UInt32] = []
    pixels.reserveCapacity(columns * rows)
    for target in 0..<rows {
      var sum = [SIMD4<Float>](repeating: .zero, count: columns)
      for (offset, weight) in down.weights[target].enumerated() {
        let row = down.firsts[target] + offset
        if !recent.contains(where: { $0.row == row }) {
          read(row, into: &source)
          recent = recent.suffix(1) + [(row, narrowed(source, across))]
        }
        guard let values = recent.first(where: { $0.row == row })?.values else { continue }
        for column in 0..<columns { sum[column] += values[column] * weight }
      }
      for value in sum { pixels.append(value.straightPixel) }
    }
    return pixels
  }

  private func read(_ row: Int, into pixels: inout [UInt32]) {
    let picture = surface.pointer.pointee
    guard let start = picture.pixels else { return }
    SDL_ConvertPixels(
      Int32(width), 1, picture.format.pointee.format, start + row * Int(picture.pitch),
      picture.pitch, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels, Int32(width) * 4)
  }

  private func narrowed(_ row: [UInt32], _ taps: Taps) -> [SIMD4<Float>] {
    zip(taps.firsts, taps.weights).map { first, weights in
      var sum = SIMD4<Float>.zero
      for index in weights.indices {
        sum += SIMD4(premultiplying: row[first + index]) * weights[index]
      }
      return sum
    }
  }
}

nonisolated extension SIMD4<Float> {
  /// The levels of a pixel 0xAARRGGBB, premultiplied so that transparent pixels add no colour to a
  /// mean.
  fileprivate init(premultiplying pixel: UInt32) {
    let bytes = SIMD4<UInt32>(pixel >> 16, pixel >> 8, pixel, pixel >> 24) & 0xFF
    self.init(bytes)
    guard bytes.w < 255 else { return }
    let alpha = w / 255
    self *= SIMD4(alpha, alpha, alpha, 1)
  }

  fileprivate var straightPixel: UInt32 {
    guard w >= 0.5 else { return 0 }
    let factor = w < 254.5 ? 255 / w : 1
    let straight = self * SIMD4(factor, factor, factor, 1) + 0.5
    let levels = SIMD4<UInt32>(
      straight.clamped(lowerBound: .zero, upperBound: .init(repeating: 255)))
    return levels.w << 24 | levels.x << 16 | levels.y << 8 | levels.z
  }
}
