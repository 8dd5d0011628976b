import Foundation

/// How deep the rectangles of a plane lie on each other, for who adds some on top.
///
/// Each is kept with those of its size, by the field of a grid that its corner is in, so that few are
/// looked at to find those below a place.
nonisolated struct DepthMap {
  /// A field of the grid for rectangles of a size.
  fileprivate struct Field: Hashable {
    var column, row: Int
  }

  /// The rectangles that are no larger than a side, and larger than half of it.
  fileprivate struct Level {
    var side: CGFloat
    var deepest = 0
    /// The rectangles whose corner is in a field, the deepest last.
    var fields: [Field: [Entry]] = [:]
  }

  fileprivate struct Entry {
    var frame: CGRect
    var depth: Int
  }

  private var levels: [Int: Level] = [:]

  /// The depth of the deepest rectangle that has an area in common with one; nil for none.
  func deepest(below frame: CGRect) -> Int? {
    guard !frame.isEmpty else { return nil }
    var found: Int?
    for level in levels.values.sorted(by: { $0.deepest > $1.deepest }) {
      if let found, level.deepest <= found { break }
      for entries in level.entries(near: frame) {
        for entry in entries.reversed() {
          if let found, entry.depth <= found { break }
          guard entry.frame.overlaps(frame) else { continue }
          found = entry.depth
          break
        }
      }
    }
    return found
  }

  /// Adds a rectangle.
  mutating func add(_ frame: CGRect, depth: Int) {
    guard frame.width > 0, frame.height > 0, !frame.isInfinite else { return }
    let number = Int(log2(max(1, frame.width, frame.height)).rounded(.up))
    levels[number, default: Level(side: CGFloat(pow(2, Double(number))))]
      .add(Entry(frame: frame, depth: depth))
  }
}

nonisolated extension DepthMap.Level {
  private func field(at point: CGPoint) -> DepthMap.Field {
    DepthMap.Field(column: place(point.x), row: place(point.y))
  }

  private func place(_ length: CGFloat) -> Int {
    Int(max(-1e15, min((length / side).rounded(.down), 1e15)))
  }

  fileprivate mutating func add(_ entry: DepthMap.Entry) {
    deepest = max(deepest, entry.depth)
    let field = field(at: entry.frame.origin)
    let place = fields[field]?.lastIndex { $0.depth <= entry.depth }.map { $0 + 1 } ?? 0
    fields[field, default: []].insert(entry, at: place)
  }

  /// The rectangles that may have something in common with one, by their fields.
  fileprivate func entries(near frame: CGRect) -> [[DepthMap.Entry]] {
    // A corner is as far as a side before what it belongs to.
    let (first, last) = (
      field(at: CGPoint(x: frame.minX - side, y: frame.minY - side)),
      field(at: CGPoint(x: frame.maxX, y: frame.maxY))
    )
    let (columns, rows) = (first.column...last.column, first.row...last.row)
    guard Double(columns.count) * Double(rows.count) < Double(fields.count) else {
      return fields.filter { columns.contains($0.key.column) && rows.contains($0.key.row) }
        .map(\.value)
    }
    return columns.flatMap { column in
      rows.compactMap { fields[DepthMap.Field(column: column, row: $0)] }
    }
  }
}

nonisolated extension CGRect {
  /// Whether it has an area in common with another, not only an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return common.width > 0 && common.height > 0
  }
}
