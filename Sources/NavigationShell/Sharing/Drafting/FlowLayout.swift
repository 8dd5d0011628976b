import Foundation
import Snapshot

/// Where the screens of a flow are on its map: in columns, by how many ways they are away from the
/// start.
struct FlowLayout {
  let map: SceneMap
  let cells: [Cell]
  /// The height of what is written below each screen, in points.
  let labels: [CGFloat]

  /// The width of a screen on the map, and the space between two, in points.
  private static let width: CGFloat = 96
  static let gap = CGSize(width: 72, height: 44)
  /// The height of a name below a screen, and that of a line of what is said about it.
  private static let (nameHeight, noteHeight): (CGFloat, CGFloat) = (15, 7)
  /// The maximum number of lines of what is said about a screen.
  static let noteLines = 2

  /// - Parameter columns: The maximum number of columns; nil for as many as give it a good shape.
  init(of draft: FlowDraft, names: [String], columns: Int? = nil) {
    let links = draft.ways.map { SceneMap.Link(source: $0.from, destination: $0.to) }.unique
    let height = draft.states.map { Self.height(of: $0.first?.size) }.max() ?? 0
    let depths = Self.depths(of: draft)
    let layers = Set(depths).sorted().map { depth in
      depths.indices.filter { depths[$0] == depth }
    }
    let shape = FlowShape(
      of: layers.map(\.count),
      cell: CGSize(width: Self.width + Self.gap.width, height: height + Self.gap.height),
      columns: columns)
    labels = draft.states.indices.map { state in
      let lines = draft.notes(of: state).isEmpty ? 0 : Self.noteLines
      return Self.nameHeight + CGFloat(lines) * Self.noteHeight
    }
    cells = Self.cells(of: layers, in: shape, links)
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

  // MARK: Places

  /// The place of a screen: its row counts over all bands.
  struct Cell { var column, row: Int }

  /// The place of each state: screens equally far away are in one column, in more if they are many;
  /// so many columns as are beside each other are a band.
  private static func cells(
    of layers: [[Int]], in shape: FlowShape, _ links: [SceneMap.Link]
  ) -> [Cell] {
    let columns = shape.columns(of: layers)
    var cells = [Cell](repeating: Cell(column: 0, row: 0), count: layers.joined().count)
    var top = 0
    for start in stride(from: 0, to: columns.count, by: shape.columns) {
      let band = Array(columns[start..<min(start + shape.columns, columns.count)])
      let ordered = FlowLayers(band, links: links.map { ($0.source, $0.destination) })
      for (column, states) in ordered.layers.enumerated() {
        for state in states {
          cells[state] = Cell(column: column, row: top + (ordered.rows[state] ?? 0))
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

extension SharedMap {
  /// Frames and lines as numbers.
  init(_ layout: FlowLayout) {
    self.init()
    let map = layout.map
    size = [map.size.width, map.size.height].map(Double.init)
    frames = map.frames.map(\.numbers)
    lines = map.links.compactMap { link in
      let route = layout.route(of: link)
      guard let start = route.first?.start else { return nil }
      let points = [start] + route.flatMap { [$0.first, $0.second, $0.end] }
      return Line(
        from: link.source, to: link.destination,
        curve: points.flatMap { [$0.x, $0.y] }.map { (Double($0) * 10).rounded() / 10 })
    }
  }
}
