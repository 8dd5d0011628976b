import Drawing
import Foundation

/// The change from one frame of a film to the next.
nonisolated struct FilmPatch {
  /// Where the changed area begins, in pixels.
  let x, y: Int
  /// The changed area.
  let picture: Bitmap
  /// The same area, transparent where nothing changes.
  let difference: Bitmap

  /// The place and size of the changed area.
  var area: FilmArea { FilmArea(x: x, y: y, width: picture.width, height: picture.height) }

  /// A patch of all of the first frame.
  init(_ first: Bitmap) { (x, y, picture, difference) = (0, 0, first, first) }

  private init(x: Int, y: Int, picture: Bitmap, difference: Bitmap) {
    (self.x, self.y, self.picture, self.difference) = (x, y, picture, difference)
  }

  /// A patch that changes nothing, for a frame that stays longer than a format can write.
  static func nothing(in frame: Bitmap) -> FilmPatch {
    FilmPatch(
      x: 0, y: 0, picture: Bitmap(width: 1, height: 1, pixels: Array(frame.pixels[0..<4])),
      difference: Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]))
  }

  /// The changes between two frames of one size; nil if there are none.
  init?(from old: Bitmap, to new: Bitmap) {
    precondition(
      old.width == new.width && old.height == new.height, "A film's frames have one size.")
    let patch = old.pixels.withUnsafeBytes { old in
      new.pixels.withUnsafeBytes { other in
        Self.changes(
          from: old.bindMemory(to: UInt32.self), to: other.bindMemory(to: UInt32.self),
          width: new.width)
      }
    }
    guard let patch else { return nil }
    self = patch
  }

  private typealias Pixels = UnsafeBufferPointer<UInt32>

  private static func changes(from old: Pixels, to new: Pixels, width: Int) -> FilmPatch? {
    guard let rows = changedRows(from: old, to: new, width: width) else { return nil }
    let columns = changedColumns(from: old, to: new, width: width, rows: rows)
    func area(_ pixel: (Int) -> UInt32) -> Bitmap {
      let count = rows.count * columns.count * 4
      let pixels = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
        bytes.withMemoryRebound(to: UInt32.self) { area in
          var place = 0
          for row in rows {
            for column in columns {
              area[place] = pixel(row * width + column)
              place += 1
            }
          }
        }
        filled = count
      }
      return Bitmap(width: columns.count, height: rows.count, pixels: pixels)
    }
    return FilmPatch(
      x: columns.lowerBound, y: rows.lowerBound, picture: area { new[$0] },
      difference: area { old[$0] == new[$0] ? 0 : new[$0] })
  }

  /// The rows from the first changed one to the last.
  private static func changedRows(from old: Pixels, to new: Pixels, width: Int) -> Range<Int>? {
    let rows = 0..<new.count / width
    func isChanged(_ row: Int) -> Bool { !isSame(old, new, row * width..<(row + 1) * width) }
    guard let first = rows.first(where: isChanged), let last = rows.last(where: isChanged) else {
      return nil
    }
    return first..<last + 1
  }

  /// The columns from the first changed one to the last.
  private static func changedColumns(
    from old: Pixels, to new: Pixels, width: Int, rows: Range<Int>
  ) -> Range<Int> {
    var (first, last) = (width - 1, 0)
    for row in rows {
      let start = row * width
      guard !isSame(old, new, start..<start + width) else { continue }
      while first > 0, !isSame(old, new, start..<start + first) { first -= 1 }
      while last < width - 1, !isSame(old, new, start + last + 1..<start + width) { last += 1 }
    }
    return first..<max(first, last) + 1
  }

  /// One comparison for all, as most of a screen stays.
  private static func isSame(_ old: Pixels, _ new: Pixels, _ range: Range<Int>) -> Bool {
    guard let old = old.baseAddress, let new = new.baseAddress else { return true }
    return memcmp(old + range.lowerBound, new + range.lowerBound, range.count * 4) == 0
  }
}
