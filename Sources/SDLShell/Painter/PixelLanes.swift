/// Pixels with four lanes of sixteen bits in one number (blue, red, green, unused), so that four
/// channels are added at once.
///
/// A difference may be negative in a lane: it borrows from the next one, and adding it gives that back.
nonisolated enum PixelLanes {
  /// The share of what is new where nothing old remains.
  static let whole: UInt32 = 256
  /// Half a level where a level is 256, so that cutting off the fractions rounds.
  static let half: UInt64 = 0x0080_0080_0080_0080

  private static let pair: UInt32 = 0x00FF_00FF

  /// Adds a row of pixels to sums in whole levels.
  static func add(_ row: UnsafePointer<UInt32>, to sums: UnsafeMutableBufferPointer<UInt64>) {
    var x = 0
    while x < sums.count {
      let pixel = row[x]
      sums[x] &+= UInt64(pixel & pair) | UInt64((pixel &>> 8) & pair) &<< 32
      x &+= 1
    }
  }

  /// The four lanes as numbers.
  static func levels(_ lanes: UInt64) -> SIMD4<Float> {
    SIMD4(
      Float(UInt16(truncatingIfNeeded: lanes)), Float(UInt16(truncatingIfNeeded: lanes &>> 16)),
      Float(UInt16(truncatingIfNeeded: lanes &>> 32)), Float(UInt16(lanes &>> 48)))
  }

  /// Four numbers as lanes, their fractions cut off.
  static func packed(_ levels: SIMD4<Float>) -> UInt64 {
    UInt64(levels.x) | UInt64(levels.y) &<< 16 | UInt64(levels.z) &<< 32 | UInt64(levels.w) &<< 48
  }

  /// Writes a row of pixels, 256 to a level, and moves the row on by its steps.
  static func write(
    _ lanes: UnsafeMutableBufferPointer<UInt64>, movedBy steps: UnsafeBufferPointer<UInt64>,
    to row: UnsafeMutablePointer<UInt32>
  ) {
    var x = 0
    while x < lanes.count {
      row[x] = pixel(lanes[x])
      lanes[x] &+= steps[x]
      x &+= 1
    }
  }

  /// The same, mixed with what is there: `share` of 256 is new.
  static func mix(
    _ lanes: UnsafeMutableBufferPointer<UInt64>, movedBy steps: UnsafeBufferPointer<UInt64>,
    into row: UnsafeMutablePointer<UInt32>, share: UInt32
  ) {
    let rest = whole &- share
    var x = 0
    while x < lanes.count {
      let (new, old) = (pixel(lanes[x]), row[x])
      let even = (new & pair) &* share &+ (old & pair) &* rest &+ 0x0080_0080
      let odd = (new &>> 8 & pair) &* share &+ (old &>> 8 & pair) &* rest &+ 0x0080_0080
      row[x] = (even &>> 8) & pair | odd & ~pair | 0xFF00_0000
      lanes[x] &+= steps[x]
      x &+= 1
    }
  }

  @inline(__always)
  private static func pixel(_ lanes: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: lanes &>> 8) & pair | UInt32(truncatingIfNeeded: lanes &>> 32)
      & ~pair
  }
}
