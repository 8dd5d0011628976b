import Foundation

/// A picture with transparency: 0xAARRGGBB with premultiplied colours, row by row.
nonisolated struct Matte {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  /// Derives the alpha from the same thing drawn on black and on white: the more the two differ,
  /// the more of the background shows through.
  init(onBlack: [UInt32], onWhite: [UInt32], width: Int32, height: Int32) {
    (self.width, self.height) = (Int(width), Int(height))
    pixels = zip(onBlack, onWhite).map { black, white in
      // All three channels give the same alpha up to rounding; green is the most visible.
      let (dark, light) = ((black >> 8) & 0xFF, (white >> 8) & 0xFF)
      let alpha = 255 - (light > dark ? light - dark : 0)
      guard alpha > 0 else { return 0 }
      guard alpha < 255 else { return black | 0xFF00_0000 }
      return alpha << 24 | min((black >> 16) & 0xFF, alpha) << 16 | min(dark, alpha) << 8
        | min(black & 0xFF, alpha)
    }
  }

  /// The step over pixels at which bilinear interpolation leaves out none, and a little for rounding.
  private static let longestStep = 2.01

  private init(pixels: [UInt32], width: Int, height: Int) {
    (self.pixels, self.width, self.height) = (pixels, width, height)
  }

  /// The picture at half its width, each pixel the mean of two.
  private var narrowed: Matte {
    let half = (width + 1) / 2
    return Matte(
      pixels: (0..<half * height).map { index in
        let first = index / half * width + index % half * 2
        let hasSecond = index % half * 2 + 1 < width
        return Self.mixed(pixels[first], hasSecond ? pixels[first + 1] : 0, 128)
      }, width: half, height: height)
  }

  /// The picture at half its height, each pixel the mean of two.
  private var flattened: Matte {
    let half = (height + 1) / 2
    return Matte(
      pixels: (0..<half * width).map { index in
        let first = index / width * 2 * width + index % width
        let hasSecond = index / width * 2 + 1 < height
        return Self.mixed(pixels[first], hasSecond ? pixels[first + width] : 0, 128)
      }, width: width, height: half)
  }

  /// A rectangle of pixels sampled from the picture, with straight alpha and bilinear
  /// interpolation.
  ///
  /// If it steps over pixels in one direction, as those of a view that is turned away, it is sampled
  /// from means of them.
  func sampled(_ source: Sampling, width columns: Int, height rows: Int) -> [UInt32] {
    let steps = source.steps(columns: columns, rows: rows)
    if steps.x > Self.longestStep, width > 1 {
      return narrowed.sampled(source.inHalf(across: true), width: columns, height: rows)
    }
    if steps.y > Self.longestStep, height > 1 {
      return flattened.sampled(source.inHalf(across: false), width: columns, height: rows)
    }
    return sampledDirectly(source, width: columns, height: rows)
  }

  private func sampledDirectly(_ source: Sampling, width columns: Int, height rows: Int)
    -> [UInt32]
  {
    [UInt32](unsafeUninitializedCapacity: columns * rows) { target, count in
      pixels.withUnsafeBufferPointer { pixels in
        source.visit(columns: columns, rows: rows) { target[$0] = sample(pixels, $1, $2) }
      }
      count = columns * rows
    }
  }

  @inline(__always)
  private func sample(_ pixels: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int) -> UInt32 {
    let (column, row) = (x >> Sampling.bits, y >> Sampling.bits)
    guard column >= -1, row >= -1, column < width, row < height else { return 0 }
    let (right, down) = (UInt32(x >> 8 & 0xFF), UInt32(y >> 8 & 0xFF))
    let start = row * width + column
    let (hasLeft, hasRight) = (column >= 0, column + 1 < width)
    let (hasTop, hasBottom) = (row >= 0, row + 1 < height)
    let upper = Self.mixed(
      hasTop && hasLeft ? pixels[start] : 0, hasTop && hasRight ? pixels[start + 1] : 0, right)
    let lower = Self.mixed(
      hasBottom && hasLeft ? pixels[start + width] : 0,
      hasBottom && hasRight ? pixels[start + width + 1] : 0, right)
    return Self.straight(Self.mixed(upper, lower, down))
  }

  /// Interpolates two pixels by `share` of 256, two channels at a time.
  @inline(__always)
  private static func mixed(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
    guard first != second else { return first }
    let rest = 256 - share
    let even = (first & 0xFF_00FF) &* rest &+ (second & 0xFF_00FF) &* share &+ 0x80_0080
    let odd = (first >> 8 & 0xFF_00FF) &* rest &+ (second >> 8 & 0xFF_00FF) &* share &+ 0x80_0080
    return even >> 8 & 0xFF_00FF | odd & 0xFF00_FF00
  }

  /// The pixel with straight instead of premultiplied alpha.
  @inline(__always)
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return pixel }
    func divided(_ level: UInt32) -> UInt32 { min((level * 255 + alpha / 2) / alpha, 255) }
    return alpha << 24 | divided(pixel >> 16 & 0xFF) << 16 | divided(pixel >> 8 & 0xFF) << 8
      | divided(pixel & 0xFF)
  }
}
