import Drawing
import Foundation

/// A line of an edited text as it is shown: finds the place of a position, and the other way round.
nonisolated struct EditedLine: Hashable {
  /// The position of the line's start.
  let start: Int
  /// The offset of each character from the line's start, and that of the last one's end.
  private let offsets: [Int]
  /// Where each character is shown.
  private let extents: [CharacterExtent]

  /// - Parameters:
  ///   - text: The line's text, without what ends the line.
  ///   - start: The position of its start.
  ///   - extents: Where each of its characters is shown.
  init(_ text: some StringProtocol, start: Int, extents: [CharacterExtent]) {
    self.start = start
    self.extents = extents
    var offset = 0
    offsets =
      text.map { character in
        defer { offset += character.utf16.count }
        return offset
      } + [text.utf16.count]
  }

  /// The position of the line's end.
  var end: Int { start + (offsets.last ?? 0) }

  /// Where the caret is at a position, in points from the line's left end.
  func x(of position: Int) -> CGFloat {
    guard let last = extents.last else { return 0 }
    let offset = position - start
    let index = offsets.partitioningIndex { $0 >= offset }
    return index < extents.count ? extents[index].leading : last.trailing
  }

  /// The position nearest to a place, in points from the line's left end.
  func position(at x: CGFloat) -> Int {
    guard let nearest = nearest(to: x) else { return start }
    let extent = extents[nearest]
    let isBehind = abs(x - extent.trailing) < abs(x - extent.leading)
    return start + offsets[isBehind ? nearest + 1 : nearest]
  }

  /// The character nearest to a place, and how far through it that is, 0…1.
  func glyph(at x: CGFloat) -> (glyph: Int, fraction: CGFloat) {
    guard let nearest = nearest(to: x) else { return (start, 0) }
    let extent = extents[nearest]
    let width = extent.trailing - extent.leading
    let fraction = width == 0 ? 0 : min(max((x - extent.leading) / width, 0), 1)
    return (start + offsets[nearest], fraction)
  }

  private func nearest(to x: CGFloat) -> Int? {
    extents.indices.min { extents[$0].distance(to: x) < extents[$1].distance(to: x) }
  }

  /// The spans that a range covers, in points from the line's left end; neighbours are joined.
  func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
    let covered = extents.indices.filter { range.contains(start + offsets[$0]) }
    let sorted = covered.map { extents[$0] }.sorted { $0.minX < $1.minX }
    return sorted.reduce(into: []) { spans, extent in
      if let last = spans.last, extent.minX <= last.upperBound + EditedLine.tolerance {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, extent.maxX)
      } else {
        spans.append(extent.minX...max(extent.minX, extent.maxX))
      }
    }
  }

  /// How far apart, in points, neighbours may be because of rounding.
  private static let tolerance: CGFloat = 0.01
}

extension CharacterExtent {
  nonisolated fileprivate func distance(to x: CGFloat) -> CGFloat {
    x < minX ? minX - x : max(0, x - maxX)
  }
}
