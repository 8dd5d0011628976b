import Foundation

/// Where the keys of the software keyboard are: pure.
nonisolated struct KeyboardLayout: Hashable, Sendable {
  /// A key with its place.
  struct Place: Hashable, Sendable {
    /// The key.
    let key: KeyboardKey
    /// Its frame as drawn.
    let frame: CGRect
    /// Where a finger presses it: up to the next keys.
    let reach: CGRect
  }

  /// The keys, row by row, and behind them those above and below the rows.
  private(set) var places: [Place]

  /// Lays out rows.
  ///
  /// - Parameters:
  ///   - area: The rectangle that the rows fill, in points.
  ///   - gap: The distance between keys, in points.
  ///   - scale: Pixels per point, as keys begin and end with a pixel.
  init(_ rows: KeyboardRows, in area: CGRect, gap: CGSize, scale: CGFloat) {
    let height = area.height / CGFloat(max(1, rows.rows.count))
    var places: [Place] = []
    for (index, row) in rows.rows.enumerated() {
      let unit = area.width / CGFloat(row.reduce(0) { $0 + $1.width })
      var x = area.minX
      for slot in row {
        let width = CGFloat(slot.width) * unit
        defer { x += width }
        guard let key = slot.key else { continue }
        let reach = CGRect(
          x: x, y: area.minY + CGFloat(index) * height, width: width, height: height)
        places.append(
          Place(
            key: key,
            frame: reach.insetBy(dx: gap.width / 2, dy: gap.height / 2).onPixels(scale),
            reach: reach))
      }
    }
    self.places = places
  }

  /// Adds a key above, below or beside the rows, which fills a rectangle.
  mutating func add(_ key: KeyboardKey, in reach: CGRect, scale: CGFloat) {
    places.append(Place(key: key, frame: reach.onPixels(scale), reach: reach))
  }

  /// The index of the key that a finger at a point presses; nil beside the keys.
  ///
  /// A finger beside the first or the last key of a row presses that.
  func index(at point: CGPoint) -> Int? {
    let row = places.indices.filter {
      (places[$0].reach.minY..<places[$0].reach.maxY).contains(point.y)
    }
    return row.min { places[$0].distance(to: point.x) < places[$1].distance(to: point.x) }
      .flatMap { places[$0].distance(to: point.x) <= Self.slack ? $0 : nil }
  }

  /// How far beside a key a finger may be, in points: as far as a row of nine keys is shorter than
  /// one of ten.
  private static let slack: CGFloat = 20
}

nonisolated extension KeyboardLayout.Place {
  fileprivate func distance(to x: CGFloat) -> CGFloat {
    max(0, reach.minX - x, x - reach.maxX)
  }
}

nonisolated extension CGRect {
  /// The rectangle with its edges on whole pixels.
  fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (x, y) = (snap(minX), snap(minY))
    return CGRect(x: x, y: y, width: snap(maxX) - x, height: snap(maxY) - y)
  }
}
