import Foundation

/// Finds out by trying points which areas of a plane belong to what.
///
/// Points are tried between known edges and in a grid; where neighbours differ, the edge between
/// them is closed in on, so that a known edge is met exactly and any other one to half a point.
nonisolated struct AreaSurvey<Owner: Equatable> {
  /// A part of a line, and whose it is.
  struct Run: Equatable {
    var start, end: CGFloat
    var owner: Owner
  }

  /// Lines that are equal, below each other.
  struct Band: Equatable {
    var top, bottom: CGFloat
    var runs: [Run]
  }

  /// All of the plane, from top to bottom.
  private(set) var bands: [Band] = []
  private let columns, rows: Axis
  private let owner: (CGPoint) -> Owner

  /// Surveys a plane from (0, 0) on.
  ///
  /// - Parameters:
  ///   - edges: Rectangles whose edges may be those of areas, the likeliest first: of very many, the
  ///     others are not known.
  ///   - owner: Whose a point is.
  init(of size: CGSize, edges: [CGRect], owner: @escaping (CGPoint) -> Owner) {
    columns = Axis(size.width, edges.flatMap { [$0.minX, $0.maxX] })
    rows = Axis(size.height, edges.flatMap { [$0.minY, $0.maxY] })
    self.owner = owner
    let lines = rows.parts { y in runs(at: y) }
    bands = lines.map { Band(top: $0.start, bottom: $0.end, runs: $0.value) }
  }

  private func runs(at y: CGFloat) -> [Run] {
    columns.parts { x in owner(CGPoint(x: x, y: y)) }
      .map { Run(start: $0.start, end: $0.end, owner: $0.value) }
  }
}

extension AreaSurvey {
  /// A length with the places at which something may change.
  nonisolated struct Axis {
    private let length: CGFloat
    /// The places that are known, in their order.
    private let sortedEdges: [CGFloat]
    /// Where something is tried.
    private let samples: [CGFloat]

    /// How far points that are tried are from each other at most, how near those are between which an
    /// edge is, and how much room between known edges is worth a point, in points.
    private static var step: CGFloat { 8 }
    private static var precision: CGFloat { 0.5 }
    private static var minimumGap: CGFloat { 0.1 }
    /// How many edges are known at most, an estimate: on a phone some 30,000 points are tried then.
    private static var maximumEdges: Int { 100 }

    init(_ length: CGFloat, _ edges: [CGFloat]) {
      self.length = length
      var met: Set<CGFloat> = []
      let distinct = edges.filter { 0 < $0 && $0 < length && met.insert($0).inserted }
      sortedEdges = distinct.prefix(Self.maximumEdges).sorted()
      let cuts = Set(sortedEdges + Array(stride(from: 0, to: length, by: Self.step)) + [length])
        .sorted()
      samples = zip(cuts, cuts.dropFirst()).filter { $1 - $0 > Self.minimumGap }
        .map { ($0 + $1) / 2 }
    }

    /// The parts of the length that are different from their neighbours.
    func parts<Value: Equatable>(
      _ value: (CGFloat) -> Value
    ) -> [(start: CGFloat, end: CGFloat, value: Value)] {
      guard let first = samples.first else { return [] }
      var before = (place: first, value: value(first))
      var parts = [(start: CGFloat(0), end: length, value: before.value)]
      func visit(_ place: CGFloat, _ next: Value) {
        defer { before = (place, next) }
        guard next != before.value else { return }
        if place - before.place > Self.precision {
          let middle = (before.place + place) / 2
          visit(middle, value(middle))
          visit(place, next)
        } else {
          let edge = edge(from: before.place, to: place)
          parts[parts.count - 1].end = edge
          parts.append((edge, length, next))
        }
      }
      for place in samples.dropFirst() { visit(place, value(place)) }
      return parts
    }

    /// The edge that is known between two places, else their middle.
    private func edge(from start: CGFloat, to end: CGFloat) -> CGFloat {
      var (low, high) = (0, sortedEdges.count)
      while low < high {
        let middle = (low + high) / 2
        if sortedEdges[middle] < start { low = middle + 1 } else { high = middle }
      }
      return low < sortedEdges.count && sortedEdges[low] <= end
        ? sortedEdges[low] : (start + end) / 2
    }
  }
}
