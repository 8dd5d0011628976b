/// Screens in layers, as they are drawn in columns: one layer for each distance from the start, with
/// screens that lead to each other near each other, so that few lines cross.
nonisolated struct FlowLayers {
  /// The screens of each layer, from top to bottom.
  private(set) var layers: [[Int]]
  /// The row of each screen.
  private(set) var rows: [Int: Int] = [:]
  /// The screens that each is tied to, in either direction.
  private var neighbours: [Int: [Int]] = [:]

  /// How often the layers are ordered forwards and backwards; after that hardly anything changes.
  private static let sweeps = 4

  /// - Parameters:
  ///   - layers: The screens of each layer, in the order in which they were met.
  ///   - links: The ways between screens; those within a layer play no part.
  init(_ layers: [[Int]], links: [(from: Int, to: Int)]) {
    self.layers = layers
    for (from, to) in links {
      neighbours[from, default: []].append(to)
      neighbours[to, default: []].append(from)
    }
    var best = (layers: layers, crossings: crossings)
    for _ in 0..<Self.sweeps {
      for layer in layers.indices.dropFirst() { order(layer, by: layer - 1) }
      for layer in layers.indices.dropLast().reversed() { order(layer, by: layer + 1) }
      if crossings < best.crossings { best = (self.layers, crossings) }
    }
    self.layers = best.layers
    place()
  }

  // MARK: Order

  /// Orders a layer by the median of what its screens are tied to in another one.
  private mutating func order(_ layer: Int, by other: Int) {
    let places = Self.places(layers[other])
    let medians = layers[layer].enumerated().map { place, screen in
      (median: median(of: screen, in: places) ?? place, place: place, screen: screen)
    }
    layers[layer] = medians.sorted { ($0.median, $0.place) < ($1.median, $1.place) }.map(\.screen)
  }

  private static func places(_ layer: [Int]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: zip(layer, layer.indices))
  }

  /// The median of the places of what a screen is tied to; nil for nothing.
  private func median(of screen: Int, in places: [Int: Int]) -> Int? {
    let found = neighbours[screen, default: []].compactMap { places[$0] }.sorted()
    return found.isEmpty ? nil : found[(found.count - 1) / 2]
  }

  /// How many pairs of lines between layers beside each other cross.
  private var crossings: Int {
    zip(layers, layers.dropFirst()).reduce(0) { count, pair in
      let places = Self.places(pair.1)
      var ends: [Int] = []
      var crossed = 0
      for screen in pair.0 {
        let own = neighbours[screen, default: []].compactMap { places[$0] }
        crossed += own.reduce(0) { sum, end in sum + ends.count { $0 > end } }
        ends += own
      }
      return count + crossed
    }
  }

  // MARK: Rows

  /// Gives the longest layer all rows, and those beside it rows near what they are tied to there.
  private mutating func place() {
    guard let longest = layers.indices.max(by: { layers[$0].count < layers[$1].count }) else {
      return
    }
    let count = layers[longest].count
    for (row, screen) in layers[longest].enumerated() { rows[screen] = row }
    for layer in layers.indices.dropFirst(longest + 1) { place(layer, by: layer - 1, in: count) }
    for layer in layers.indices.prefix(longest).reversed() {
      place(layer, by: layer + 1, in: count)
    }
  }

  /// Gives the screens of a layer rows in their order.
  private mutating func place(_ layer: Int, by other: Int, in count: Int) {
    let there = rows.filter { layers[other].contains($0.key) }
    var next = 0
    for (place, screen) in layers[layer].enumerated() {
      let last = count - (layers[layer].count - place)
      let row = min(max(next, median(of: screen, in: there) ?? next), last)
      rows[screen] = row
      next = row + 1
    }
  }
}
