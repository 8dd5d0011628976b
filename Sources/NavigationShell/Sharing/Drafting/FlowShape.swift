import Foundation

/// How many screens of a map are below each other, and how many columns beside each other, so that it
/// is neither a thread nor a strip.
nonisolated struct FlowShape: Hashable {
  /// The maximum number of screens in a column: a layer with more is cut into several.
  var rows: Int
  /// The maximum number of columns in a band: what is farther away is in a band below.
  var columns: Int

  /// Width by height that a map comes near to: between a square and a screen's 4 to 3.
  private static let proportion: CGFloat = 1.2
  /// How many times as small a map has to become for a layer to be cut, or for a further band, as lines
  /// to further columns and bands go around what lies between.
  private static let gainOfCut: CGFloat = 1.25
  /// Where looking for a shape ends: the map of the largest flow has fewer.
  private static let (maximumRows, maximumColumns) = (30, 40)

  /// The shape whose map is smallest.
  ///
  /// - Parameters:
  ///   - layers: How many screens are in each layer.
  ///   - cell: The size of a screen with the space around it.
  ///   - limit: The maximum number of columns; nil for any number.
  init(of layers: [Int], cell: CGSize, columns limit: Int? = nil) {
    (rows, columns) = (1, 1)
    var best = CGFloat.infinity
    let highest = layers.max() ?? 1
    // Of shapes that are equally good, the one with the larger numbers.
    for rows in (1...max(1, min(highest, Self.maximumRows))).reversed() {
      let lengths = Self.lengths(of: layers, rows: rows)
      for columns in (1...max(1, min(lengths.count, limit ?? Self.maximumColumns))).reversed() {
        let height = stride(from: 0, to: lengths.count, by: columns).reduce(0) {
          $0 + (lengths[$1..<min($1 + columns, lengths.count)].max() ?? 0)
        }
        let side = max(
          CGFloat(columns) * cell.width / Self.proportion, CGFloat(height) * cell.height)
        let cuts = (rows < highest ? 1 : 0) + (columns < lengths.count ? 1 : 0)
        let cost = side * pow(Self.gainOfCut, CGFloat(cuts))
        if cost < best { (best, self.rows, self.columns) = (cost, rows, columns) }
      }
    }
  }

  /// The columns of layers, of which each has its own.
  func columns(of layers: [[Int]]) -> [[Int]] {
    layers.flatMap { layer -> [[Int]] in
      let length = Self.length(of: layer.count, rows: rows)
      return stride(from: 0, to: layer.count, by: length).map {
        Array(layer[$0..<min($0 + length, layer.count)])
      }
    }
  }

  private static func lengths(of layers: [Int], rows: Int) -> [Int] {
    layers.flatMap { count in
      let length = length(of: count, rows: rows)
      return stride(from: 0, to: count, by: length).map { min(length, count - $0) }
    }
  }

  /// How long the columns of a layer are: as many as are needed, of one length.
  private static func length(of count: Int, rows: Int) -> Int {
    let columns = max(1, (count + rows - 1) / rows)
    return max(1, (count + columns - 1) / columns)
  }
}
