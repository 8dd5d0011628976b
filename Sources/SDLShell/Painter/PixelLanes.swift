/// Rows of pixels with four lanes of sixteen bits each (blue and red in one number, green and an unused
/// one in the next), so that two channels are added at once.
///
/// A difference may be negative in a lane: it borrows from the next one, and adding it gives that back.
/// Loops count by hand and numbers are no vectors: that is fast without an optimiser too.
nonisolated enum PixelLanes {
  typealias Row = UnsafeMutableBufferPointer<UInt32>

  /// The share of what is new where nothing old remains.
  static let whole: UInt32 = 256
  /// Half a level in both lanes where a level is 256, so that cutting off the fractions rounds.
  static let half: UInt32 = 0x0080_0080

  private static let pair: UInt32 = 0x00FF_00FF

  /// Adds a row of pixels to sums in whole levels.
  static func add(_ pixels: UnsafePointer<UInt32>, to sums: Row) {
    var x = 0
    while x &* 2 < sums.count {
      let pixel = pixels[x]
      sums[x &* 2] &+= pixel & pair
      sums[x &* 2 &+ 1] &+= (pixel &>> 8) & pair
      x &+= 1
    }
  }

  /// Writes a row of pixels, 256 to a level, and moves the row on by its steps.
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

  /// The same, mixed with what is there: `share` of 256 is new.
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
