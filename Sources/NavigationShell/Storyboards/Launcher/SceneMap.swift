import Foundation
import Storyboard

/// The scenes of a storyboard as on Xcode's canvas, scaled so that their names have room.
nonisolated struct SceneMap: Hashable {
  /// A segue between two scenes, by their places among the nodes.
  struct Way: Hashable {
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
  let frames: [CGRect]
  /// The size of the whole map, in points.
  let size: CGSize
  /// The segues, each once.
  var ways: [Way] = []
  /// The scene that the storyboard starts with; nil for none.
  var start: Int?

  /// Makes the map of scenes by their places on the canvas; those without one are in a row below.
  init(names: [String], places: [CGPoint?]) {
    self.names = names
    let known = places.compactMap(\.self)
    let scale = Self.scale(of: known)
    let origin = CGPoint(x: known.map(\.x).min() ?? 0, y: known.map(\.y).min() ?? 0)
    let below =
      known.isEmpty ? 0 : ((known.map(\.y).max() ?? 0) - origin.y) * scale + Self.step.height
    var loose = 0
    let frames = places.map { place in
      var corner = CGPoint(x: CGFloat(loose) * Self.step.width, y: below)
      if let place {
        corner = CGPoint(x: (place.x - origin.x) * scale, y: (place.y - origin.y) * scale)
      } else {
        loose += 1
      }
      return CGRect(
        origin: CGPoint(x: corner.x + Self.gap.width, y: corner.y + Self.gap.height),
        size: Self.node)
    }
    self.frames = frames
    let all = frames.reduce(CGRect.zero) { $0.union($1) }
    size = CGSize(width: all.maxX + Self.gap.width, height: all.maxY + Self.gap.height)
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
  /// The line of a way, from edge to edge; nil if it leads to its own scene.
  func line(of way: Way) -> (start: CGPoint, end: CGPoint)? {
    let (source, destination) = (frames[way.source], frames[way.destination])
    guard source != destination else { return nil }
    return (source.edge(towards: destination.middle), destination.edge(towards: source.middle))
  }

  /// Makes the map of a storyboard.
  @MainActor init(of file: StoryboardFile) {
    let indices = file.graph.scenes
    let scenes = indices.map { file.document.scenes[$0] }
    self.init(names: scenes.map(\.name), places: scenes.map(\.canvasLocation))
    let nodes = Dictionary(zip(indices, indices.indices)) { first, _ in first }
    var seen: Set<Way> = []
    ways = file.graph.edges.compactMap { edge in
      guard let source = nodes[edge.source], let end = edge.destination.flatMap({ nodes[$0] })
      else { return nil }
      let way = Way(source: source, destination: end)
      return seen.insert(way).inserted ? way : nil
    }
    start = file.graph.start.flatMap { nodes[$0] }
  }
}

nonisolated extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// Where the line from the middle to a point leaves the rectangle.
  fileprivate func edge(towards point: CGPoint) -> CGPoint {
    let (dx, dy) = (point.x - midX, point.y - midY)
    guard dx != 0 || dy != 0 else { return middle }
    let share = min(
      dx == 0 ? .infinity : width / 2 / abs(dx), dy == 0 ? .infinity : height / 2 / abs(dy))
    return CGPoint(x: midX + dx * share, y: midY + dy * share)
  }
}
