import Foundation
import Snapshot

/// Where the screens of a flow are on its map: in columns, by how many ways they are away from the
/// start.
struct FlowLayout {
  let map: SceneMap

  /// The width of a screen on the map, and the space between two, in points.
  private static let width: CGFloat = 96
  private static let gap = CGSize(width: 56, height: 44)
  /// The most columns beside each other; what is farther away is below.
  private static let maximumColumns = 8
  /// The most screens below each other that are equally far away.
  private static let maximumRows = 6

  init(of draft: FlowDraft, names: [String]) {
    let cells = Self.cells(of: draft)
    let height = draft.states.map { Self.height(of: $0.first?.size) }.max() ?? 0
    let frames = zip(draft.states, cells).map { state, cell in
      CGRect(
        x: Self.gap.width / 2 + CGFloat(cell.column) * (Self.width + Self.gap.width),
        y: Self.gap.height / 2 + CGFloat(cell.row) * (height + Self.gap.height),
        width: Self.width, height: Self.height(of: state.first?.size))
    }
    var seen: Set<SceneMap.Link> = []
    let links = draft.ways.map { SceneMap.Link(source: $0.from, destination: $0.to) }
      .filter { seen.insert($0).inserted }
    map = SceneMap(
      names: names, frames: frames, gap: Self.gap, links: links, start: draft.starts.first?.state)
  }

  private static func height(of size: CGSize?) -> CGFloat {
    guard let size, size.width > 0 else { return width }
    return (width * size.height / size.width).rounded()
  }

  private struct Cell { var column, row: Int }

  /// The column and row of each state: screens equally far away are below each other, in more columns
  /// if they are many.
  private static func cells(of draft: FlowDraft) -> [Cell] {
    let depths = depths(of: draft)
    let columns = Set(depths).sorted().flatMap { depth -> [[Int]] in
      let states = depths.indices.filter { depths[$0] == depth }
      return stride(from: 0, to: states.count, by: maximumRows).map {
        Array(states[$0..<min($0 + maximumRows, states.count)])
      }
    }
    var cells = [Cell](repeating: Cell(column: 0, row: 0), count: depths.count)
    var top = 0
    for start in stride(from: 0, to: columns.count, by: maximumColumns) {
      let band = columns[start..<min(start + maximumColumns, columns.count)]
      for (column, states) in band.enumerated() {
        for (row, state) in states.enumerated() {
          cells[state] = Cell(column: column, row: top + row)
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

nonisolated extension SharedMap {
  /// A map's frames and lines as numbers.
  init(_ map: SceneMap) {
    self.init()
    size = [map.size.width, map.size.height].map(Double.init)
    frames = map.frames.map(\.numbers)
    lines = map.links.compactMap { link in
      map.route(of: link).map { route in
        Line(
          from: link.source, to: link.destination,
          curve: [route.start, route.first, route.second, route.end]
            .flatMap { [$0.x, $0.y] }.map { (Double($0) * 10).rounded() / 10 })
      }
    }
  }
}
