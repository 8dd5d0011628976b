import CSDL2
import Foundation

/// A rendered letter as coverage, with its position relative to its origin on the baseline.
nonisolated struct GlyphBitmap {
  /// Coverage 0…255, row by row, with several columns per pixel.
  private(set) var levels: [UInt8] = []
  private(set) var width = 0
  private(set) var height = 0
  /// Columns right of the origin; may be negative.
  private(set) var left = 0
  /// Rows above the baseline.
  private(set) var top = 0

  /// A letter without ink.
  init() {}

  /// Crops white letters on a transparent surface to their ink; nil if there is none.
  init?(_ surface: Surface, left: Int, top: Int) {
    let stride = Int(surface.pointer.pointee.pitch) / 4
    guard let pixels = surface.pointer.pointee.pixels?.assumingMemoryBound(to: UInt32.self),
      let ink = Self.ink(pixels, surface, stride: stride)
    else { return nil }
    (width, height) = (ink.columns.count, ink.rows.count)
    (self.left, self.top) = (left + ink.columns.lowerBound, top - ink.rows.lowerBound)
    levels.reserveCapacity(width * height)
    for row in ink.rows {
      for column in ink.columns { levels.append(UInt8(pixels[row * stride + column] >> 24)) }
    }
  }

  private static func ink(
    _ pixels: UnsafePointer<UInt32>, _ surface: Surface, stride: Int
  ) -> (columns: Range<Int>, rows: Range<Int>)? {
    var (left, right) = (Int(surface.width), 0)
    var rows: Range<Int>?
    for row in 0..<Int(surface.height) {
      let line = UnsafeBufferPointer(start: pixels + row * stride, count: Int(surface.width))
      guard let first = line.firstIndex(where: { $0 >> 24 > 0 }),
        let last = line.lastIndex(where: { $0 >> 24 > 0 })
      else { continue }
      (left, right) = (min(left, first), max(right, last + 1))
      rows = (rows?.lowerBound ?? row)..<row + 1
    }
    return rows.map { (left..<right, $0) }
  }

  /// The letter with stems thicker by this many columns.
  func thickened(by columns: Int) -> GlyphBitmap {
    guard columns > 0, width > 0 else { return self }
    // Drawing a letter twice, side by side, thickens its stems.
    var thick = self
    thick.width += columns
    thick.levels = [UInt8](repeating: 0, count: thick.width * height)
    for row in 0..<height {
      for column in 0..<width {
        let level = levels[row * width + column]
        let index = row * thick.width + column
        thick.levels[index] = max(thick.levels[index], level)
        thick.levels[index + columns] = level
      }
    }
    return thick
  }
}
