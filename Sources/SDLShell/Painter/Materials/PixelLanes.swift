/// Arithmetic on rows of pixels, two channels at a time.
///
/// Each pixel is two numbers with two lanes of 16 bits: blue and red in the first, green and an
/// unused lane in the second. A negative difference in a lane borrows from the next one, and adding
/// it gives that back. Plain loops and integers instead of SIMD vectors are fast in debug builds
/// too.
nonisolated enum PixelLanes {
  typealias Row = UnsafeMutableBufferPointer<UInt32>

  /// The share at which only the new colour remains.
  static let whole: UInt32 = 256
  /// Half a level in both lanes, at 256 steps per level: added before the fraction is cut off, to
  /// round.
  static let half: UInt32 = 0x0080_0080

  private static let pair: UInt32 = 0x00FF_00FF

  /// Adds a row of pixels to sums of whole levels.
  static func add(_ pixels: UnsafePointer<UInt32>, to sums: Row) {
    var x = 0
    while x &* 2 < sums.count {
      let pixel = pixels[x]
      sums[x &* 2] &+= pixel & pair
      sums[x &* 2 &+ 1] &+= (pixel &>> 8) & pair
      x &+= 1
    }
  }

  /// Writes a row at 256 steps per level, and adds `steps` to it for the next row.
  static func write(_ lanes: Row, movedBy steps: Row, to pixels: UnsafeMutablePointer<UInt32>) {
    var x = 0
    while x &* 2 < lanes.count {
      let (even, odd) = (lanes[x &* 2], lanes[x &* 2 &+ 1])
      pixels[x] = (even &>> 8) & pair | odd & ~pair
      lanes[x &* 2] = even &+ steps[x &* 2]
      lanes[x &* 2 &+ 1] = odd &+ steps[x &* 2 &+ 1]
      x &+= 1
    }
  }

  /// The same, mixed with the old pixels: `share` of 256 is new.
  static func mix(
    _ lanes: Row, movedBy steps: Row, into pixels: UnsafeMutablePointer<UInt32>, share: UInt32
  ) {
    let rest = whole &- share
    var x = 0
    while x &* 2 < lanes.count {
      let (even, odd, old) = (lanes[x &* 2], lanes[x &* 2 &+ 1], pixels[x])
      let first = (even &>> 8 & pair) &* share &+ (old & pair) &* rest &+ half
      let second = (odd &>> 8 & pair) &* share &+ (old &>> 8 & pair) &* rest &+ half
      pixels[x] = (first &>> 8) & pair | second & ~pair | 0xFF00_0000
      lanes[x &* 2] = even &+ steps[x &* 2]
      lanes[x &* 2 &+ 1] = odd &+ steps[x &* 2 &+ 1]
      x &+= 1
    }
  }
}
