import CSDL2

/// How a picture is laid over others: what its pixels are multiplied with, in levels of 255.
nonisolated struct BlendFactors: Hashable {
  let red, green, blue, alpha: UInt8

  /// Whether the picture keeps its own colours and opacity.
  var isPlain: Bool { self == BlendFactors(red: 255, green: 255, blue: 255, alpha: 255) }
}

nonisolated extension PixelBlock {
  /// Lays pixels of 0xAARRGGBB with straight alpha over the block, row by row from their first.
  ///
  /// The result is the same to the bit as SDL's, which goes through all pixels with three divisions
  /// each; most pixels of a line of text are empty.
  ///
  /// - Parameter stride: The pixels from one row of the source to the next.
  func blend(_ source: UnsafePointer<UInt32>, stride: Int, _ factors: BlendFactors) {
    let mixing = Mixing(factors)
    for y in 0..<height {
      let (row, source) = (row(y), source + y * stride)
      var x = 0
      while x < width {
        let pixel = source[x]
        if pixel &>> 24 != 0 { row[x] = mixing.mixed(pixel, over: row[x]) | opaque }
        x &+= 1
      }
    }
  }
}

/// Mixes two pixels in the arithmetic of SDL's blits, three channels at a time: each product is divided
/// by 255 and rounded down.
private nonisolated struct Mixing {
  /// The three lanes of 16 bits that hold a channel each.
  private static let ones: UInt64 = 0x0001_0001_0001
  private static let bytes: UInt64 = 0x00FF_00FF_00FF
  private let factors: BlendFactors
  private let isTinted: Bool
  private let alpha: UInt64

  init(_ factors: BlendFactors) {
    self.factors = factors
    isTinted = (factors.red, factors.green, factors.blue) != (255, 255, 255)
    alpha = UInt64(factors.alpha)
  }

  func mixed(_ pixel: UInt32, over ground: UInt32) -> UInt32 {
    var share = UInt64(pixel &>> 24)
    if alpha != 255 { share = Self.divided(share &* alpha) & 0xFF }
    var ink = Self.lanes(pixel)
    if isTinted { ink = tinted(ink) }
    let sum =
      Self.divided(ink &* share) &+ Self.divided(Self.lanes(ground) &* (255 &- share))
    return UInt32(truncatingIfNeeded: sum & 0xFF | sum &>> 8 & 0xFF00 | sum &>> 16 & 0xFF_0000)
  }

  private func tinted(_ ink: UInt64) -> UInt64 {
    let (red, green, blue) = (ink &>> 32, ink &>> 16 & 0xFF, ink & 0xFF)
    return Self.divided(
      red &* UInt64(factors.red) &<< 32 | green &* UInt64(factors.green) &<< 16
        | blue &* UInt64(factors.blue))
  }

  /// The channels in lanes: red in the third, green in the second, blue in the first.
  private static func lanes(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    return pixel & 0xFF | (pixel & 0xFF00) &<< 8 | (pixel & 0xFF_0000) &<< 16
  }

  /// Each lane divided by 255 and rounded down, which is exact up to 65,534.
  private static func divided(_ lanes: UInt64) -> UInt64 {
    (lanes &+ ones &+ (lanes &>> 8 & bytes)) &>> 8 & bytes
  }
}
