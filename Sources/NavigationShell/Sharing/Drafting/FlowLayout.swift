import Foundation
import Snapshot

/// Where the screens of a flow are on its map: in columns, by how many ways they are away from the
/// start.
struct FlowLayout {
  let map: SceneMap
  private let cells: [Cell]

  /// The width of a screen on the map, and the space between two, in points.
  private static let width: CGFloat = 96
  private static let gap = CGSize(width: 72, height: 44)
  /// The most columns of a band, or so many for each row if that is more; farther columns are in a
  /// band below.
  private static let (maximumColumns, columnsPerRow) = (8, 2)
  /// The most screens below each other: a sheet of as many phones has less than the 32767 pixels that
  /// viewers show.
  private static let maximumRows = 30

  init(of draft: FlowDraft, names: [String]) {
    var seen: Set<SceneMap.Link> = []
    let links = draft.ways.map { SceneMap.Link(source: $0.from, destination: $0.to) }
      .filter { seen.insert($0).inserted }
    cells = Self.cells(of: draft, links)
    let height = draft.states.map { Self.height(of: $0.first?.size) }.max() ?? 0
    let frames = zip(draft.states, cells).map { state, cell in
      CGRect(
        x: Self.gap.width / 2 + CGFloat(cell.column) * (Self.width + Self.gap.width),
        y: Self.gap.height / 2 + CGFloat(cell.row) * (height + Self.gap.height),
        width: Self.width, height: Self.height(of: state.first?.size))
    }
    map = SceneMap(
      names: names, frames: frames, gap: Self.gap, links: links, start: draft.starts.first?.state)
  }

  private static func height(of size: CGSize?) -> CGFloat {
    guard let size, size.width > 0 else { return width }
    return (width * size.height / size.width).rounded()
  }

  // MARK: Lines

  /// The line of a link: from side to side through the space between columns beside each other, else
  /// as on any map.
  func route(of link: SceneMap.Link) -> SceneMap.Route? {
    let (from, to) = (map.frames[link.source], map.frames[link.destination])
    let columns = cells[link.destination].column - cells[link.source].column
    // A line between bands would lead through what is between them.
    guard abs(columns) == 1, cells[link.source].band == cells[link.destination].band else {
      return map.route(of: link)?.leavingRoomForNames(below: [from, to])
    }
    let start = CGPoint(x: columns > 0 ? from.maxX : from.minX, y: from.midY)
    let end = CGPoint(x: columns > 0 ? to.minX : to.maxX, y: to.midY)
    let middle = (start.x + end.x) / 2
    return SceneMap.Route(
      start: start, first: CGPoint(x: middle, y: start.y), second: CGPoint(x: middle, y: end.y),
      end: end)
  }

  // MARK: Places

  private struct Cell { var band, column, row: Int }

  /// The place of each state: screens equally far away are in one column, in more if they are many;
  /// so many columns as are beside each other are a band.
  private static func cells(of draft: FlowDraft, _ links: [SceneMap.Link]) -> [Cell] {
    let depths = depths(of: draft)
    let columns = Set(depths).sorted().flatMap { depth -> [[Int]] in
      let states = depths.indices.filter { depths[$0] == depth }
      return stride(from: 0, to: states.count, by: maximumRows).map {
        Array(states[$0..<min($0 + maximumRows, states.count)])
      }
    }
    var cells = [Cell](repeating: Cell(band: 0, column: 0, row: 0), count: depths.count)
    var top = 0
    let length = max(maximumColumns, columnsPerRow * (columns.map(\.count).max() ?? 0))
    for start in stride(from: 0, to: columns.count, by: length) {
      let band = Array(columns[start..<min(start + length, columns.count)])
      let layers = FlowLayers(band, links: links.map { ($0.source, $0.destination) })
      for (column, states) in layers.layers.enumerated() {
        for state in states {
          cells[state] = Cell(
            band: start, column: column, row: top + (layers.rows[state] ?? 0))
        }
      }
      top += band.map(\.count).max() ?? 0
    }
    return cells
  }

  /// How many ways each state is away from the nearest start; those that none leads to are at 0.
  private static func depths(of draft: FlowDraft) -> [Int] {
    var depths = [Int?](repeating: nil, count: draft.states.count)
    var waiting = draft.starts.map(\.state)
    for start in waiting { depths[start] = 0 }
    var place = 0
    while place < waiting.count {
      let state = waiting[place]
      place += 1
      for way in draft.ways where way.from == state && depths[way.to] == nil {
        depths[way.to] = (depths[state] ?? 0) + 1
        waiting.append(way.to)
      }
    }
    return depths.map { $0 ?? 0 }
  }
}

nonisolated extension SceneMap.Route {
  /// The height of the name below a screen, in points.
  private static let nameHeight: CGFloat = 15

  /// The line without what lies over the names below its screens.
  fileprivate func leavingRoomForNames(below frames: [CGRect]) -> SceneMap.Route {
    var route = self
    if start.y == frames[0].maxY { route.start.y += Self.nameHeight }
    if end.y == frames[1].maxY { route.end.y += Self.nameHeight }
    return route
  }
}

extension SharedMap {
  /// Frames and lines as numbers.
  init(_ layout: FlowLayout) {
    self.init()
    let map = layout.map
    size = [map.size.width, map.size.height].map(Double.init)
    frames = map.frames.map(\.numbers)
    lines = map.links.compactMap { link in
      layout.route(of: link).map { route in
        Line(
          from: link.source, to: link.destination,
          curve: [route.start, route.first, route.second, route.end]
            .flatMap { [$0.x, $0.y] }.map { (Double($0) * 10).rounded() / 10 })
      }
    }
  }
}
