import Foundation
import Storyboard

/// The scenes of a storyboard as on Xcode's canvas, scaled so that their names have room, and
/// without the space that no scene is in.
nonisolated struct SceneMap: Hashable {
  /// A segue between two scenes, by their places among the nodes.
  struct Link: Hashable {
    var source: Int
    var destination: Int
  }

  /// A scene's size on the map, and the least space between two and around all, in points.
  static let node = CGSize(width: 96, height: 48)
  static let gap = CGSize(width: 32, height: 24)
  /// Above this scale, scenes that overlap on the canvas do so on the map.
  private static let largestScale: CGFloat = 0.4

  /// The scenes' names, in the order of the file.
  var names: [String]
  /// The scenes' frames, from (0, 0).
  private(set) var frames: [CGRect]
  /// The size of the whole map, in points.
  private(set) var size: CGSize
  /// The segues, each once.
  var links: [Link] = []
  /// The scene that the storyboard starts with; nil for none.
  var start: Int?

  /// Makes the map of scenes by their places on the canvas; those without one are in a row below.
  init(names: [String], places: [CGPoint?]) {
    self.names = names
    let placed = places.compactMap(\.self)
    let scale = Self.scale(of: placed)
    let below = placed.map { $0.y * scale + Self.step.height }.max() ?? 0
    let left = (placed.map(\.x).min() ?? 0) * scale
    var loose: CGFloat = 0
    let corners = places.map { place -> CGPoint in
      if let place { return CGPoint(x: place.x * scale, y: place.y * scale) }
      defer { loose += 1 }
      return CGPoint(x: left + loose * Self.step.width, y: below)
    }
    let columns = Self.squeezed(corners.map(\.x), length: Self.node.width, gap: Self.gap.width)
    let rows = Self.squeezed(corners.map(\.y), length: Self.node.height, gap: Self.gap.height)
    frames = zip(columns, rows).map { CGRect(origin: CGPoint(x: $0, y: $1), size: Self.node) }
    let all = frames.reduce(CGRect.zero) { $0.union($1) }
    size = CGSize(width: all.maxX + Self.gap.width, height: all.maxY + Self.gap.height)
  }

  /// Makes the map of scenes at places of their own, with room of a gap's size around them.
  init(names: [String], frames: [CGRect], gap: CGSize, links: [Link], start: Int?) {
    (self.names, self.frames, self.links, self.start) = (names, frames, links, start)
    let all = frames.reduce(CGRect.zero) { $0.union($1) }
    size = CGSize(width: all.maxX + gap.width / 2, height: all.maxY + gap.height)
  }

  /// The scale at which a map is wholly in a room; no larger than its own, and not so small that nothing
  /// is seen.
  static func fittingScale(of size: CGSize, in room: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    return min(1, max(smallestScale, min(room.width / size.width, room.height / size.height)))
  }

  private static let smallestScale: CGFloat = 0.1

  /// The map in the shape of a room that it is too large for: its rows, or its columns, are farther
  /// apart, so that there is space for names between them.
  func filling(_ room: CGSize) -> SceneMap {
    let scale = Self.fittingScale(of: size, in: room)
    guard SceneNames.areBeside(atScale: scale) else { return self }
    let names = SceneNames.besideRoom
    let (x, y) = (
      Self.stretch(
        of: size.width, to: room.width / scale, length: Self.node.width, gap: Self.gap.width,
        maximumGap: names.width / scale),
      Self.stretch(
        of: size.height, to: room.height / scale, length: Self.node.height, gap: Self.gap.height,
        maximumGap: names.height / scale)
    )
    var map = self
    map.size = CGSize(
      width: max(size.width, room.width / scale), height: max(size.height, room.height / scale))
    map.frames = frames.map { frame in
      CGRect(
        x: Self.gap.width + (frame.minX - Self.gap.width) * x,
        y: Self.gap.height + (frame.minY - Self.gap.height) * y,
        width: frame.width, height: frame.height)
    }
    return map
  }

  /// How many times as far apart scenes of a length are that use the new room in a direction, with at
  /// most so much between two.
  private static func stretch(
    of old: CGFloat, to new: CGFloat, length: CGFloat, gap: CGFloat, maximumGap: CGFloat
  ) -> CGFloat {
    let fixed = 2 * gap + length
    guard old > fixed else { return 1 }
    return max(1, min((new - fixed) / (old - fixed), (length + maximumGap) / (length + gap)))
  }

  /// The starts of equally long intervals, from the gap on, with empty space between them shortened
  /// to twice the gap.
  private static func squeezed(
    _ starts: [CGFloat], length: CGFloat, gap: CGFloat
  ) -> [CGFloat] {
    guard var end = starts.min() else { return [] }
    var cut = end - gap
    var squeezed: [CGFloat: CGFloat] = [:]
    for start in starts.sorted() {
      cut += max(0, start - end - 2 * gap)
      squeezed[start] = start - cut
      end = start + length
    }
    return starts.map { squeezed[$0] ?? 0 }
  }

  private static var step: CGSize {
    CGSize(width: node.width + gap.width, height: node.height + gap.height)
  }

  /// The least scale at which no two scenes are nearer than the gap.
  private static func scale(of places: [CGPoint]) -> CGFloat {
    var scale: CGFloat = 0
    for (index, place) in places.enumerated() {
      for other in places[..<index] where scale < largestScale && other != place {
        let apart = min(
          step.width / abs(place.x - other.x), step.height / abs(place.y - other.y))
        scale = max(scale, apart)
      }
    }
    return min(scale, largestScale)
  }
}

nonisolated extension SceneMap {
  /// The line of a link, from edge to edge; nil if it leads to its own scene.
  func line(of link: Link) -> (start: CGPoint, end: CGPoint)? {
    let (source, destination) = (frames[link.source], frames[link.destination])
    guard source != destination else { return nil }
    return (source.edge(towards: destination.middle), destination.edge(towards: source.middle))
  }

  /// Makes the map of a storyboard.
  @MainActor init(of file: StoryboardFile) {
    let indices = file.graph.scenes
    let scenes = indices.map { file.document.scenes[$0] }
    self.init(names: scenes.map(file.listedName), places: scenes.map(\.canvasLocation))
    let nodes = Dictionary(zip(indices, indices.indices)) { first, _ in first }
    var seen: Set<Link> = []
    links = file.graph.edges.compactMap { edge in
      guard let source = nodes[edge.source], let end = edge.destination.flatMap({ nodes[$0] })
      else { return nil }
      let link = Link(source: source, destination: end)
      return seen.insert(link).inserted ? link : nil
    }
    start = file.graph.start.flatMap { nodes[$0] }
  }
}

nonisolated extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// Where the line from the middle to a point leaves the rectangle.
  func edge(towards point: CGPoint) -> CGPoint {
    let (dx, dy) = (point.x - midX, point.y - midY)
    guard dx != 0 || dy != 0 else { return middle }
    let share = min(
      dx == 0 ? .infinity : width / 2 / abs(dx), dy == 0 ? .infinity : height / 2 / abs(dy))
    return CGPoint(x: midX + dx * share, y: midY + dy * share)
  }
}
