import Foundation
import NavigationKit
import Testing

@testable import NavigationShell

/// Where screens are on the map, and how the lines between them go.
struct FlowLayoutTests {
  /// A start that leads to albums, which lead to photos each, met in turns.
  private static let albums = 4
  private static let photos = 7

  private static let links =
    (1...albums).map { (0, $0) }
    + (0..<albums * photos).map { (1 + $0 % albums, 1 + albums + $0) }

  private static var draft: FlowDraft {
    var draft = FlowDraft(lookCount: 1)
    draft.states = (0...albums + albums * photos).map { _ in FlowDraft.State(screens: [nil]) }
    draft.starts = [.init(name: "a", note: nil, state: 0)]
    draft.ways = links.map { .init(from: $0.0, to: $0.1, words: "", spots: [nil]) }
    return draft
  }

  @Test func `what one screen leads to is beside it, and no lines cross`() throws {
    let layers = FlowLayers(
      [[0], Array(1...Self.albums), Array(Self.albums + 1...Self.albums * (1 + Self.photos))],
      links: Self.links)
    for album in 1...Self.albums {
      let own = Self.links.filter { $0.0 == album }.compactMap { layers.rows[$0.1] }
      #expect(own.count == Self.photos)
      let others = Self.links.filter { $0.0 != album && $0.0 != 0 }
        .compactMap { layers.rows[$0.1] }
      let range = try #require(own.min())...(try #require(own.max()))
      #expect(!others.contains { range.contains($0) })
      #expect(range.contains(try #require(layers.rows[album])))
    }
  }

  @Test func `lines between columns stay between them`() throws {
    let layout = FlowLayout(of: Self.draft, names: [])
    let frames = layout.map.frames
    let beside = layout.map.links.filter {
      layout.route(of: $0).count == 1 && frames[$0.source].maxX < frames[$0.destination].minX
    }
    #expect(beside.count > Self.albums)
    for link in beside {
      let route = layout.route(of: link)[0]
      let (from, to) = (frames[link.source], frames[link.destination])
      #expect(route.start == CGPoint(x: from.maxX, y: from.midY))
      #expect(route.end == CGPoint(x: to.minX, y: to.midY))
      for share in stride(from: 0, through: 1, by: 0.1) {
        #expect((from.maxX...to.minX).contains(route.point(at: share).x))
      }
    }
  }

  @Test func `no line leads behind a screen or over a name, also back and to another band`() throws
  {
    var draft = Self.draft
    draft.ways += (5..<draft.states.count).flatMap { state in
      [(state, 0), (state, state - 1), (state, 1 + state % 4)].map {
        .init(from: $0.0, to: $0.1, words: "", spots: [nil])
      }
    }
    for columns in [nil, 3] {
      let layout = FlowLayout(of: draft, names: [], columns: columns)
      #expect(layout.map.links.contains { layout.route(of: $0).count == 3 })
      for link in layout.map.links {
        let route = layout.route(of: link)
        #expect(zip(route, route.dropFirst()).allSatisfy { $0.end == $1.start })
        for (state, frame) in layout.map.frames.enumerated() {
          let isEnd = [link.source, link.destination].contains(state)
          let box = CGRect(
            x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + 15
          ).insetBy(dx: isEnd ? 1 : 0, dy: isEnd ? 1 : 0)
          let points = route.flatMap { part in
            stride(from: 0, through: 1, by: 0.05).map { part.point(at: $0) }
          }
          #expect(!points.contains(where: box.contains), "\(link) at \(state)")
        }
      }
    }
  }

  @Test func `a line between screens below each other leaves the upper one's name free`() throws {
    var draft = FlowDraft(lookCount: 1)
    draft.states = (0..<3).map { _ in FlowDraft.State(screens: [nil]) }
    draft.starts = [.init(name: "a", note: nil, state: 0)]
    draft.ways = [(0, 1), (0, 2), (1, 2), (2, 1)].map {
      .init(from: $0.0, to: $0.1, words: "", spots: [nil])
    }
    let layout = FlowLayout(of: draft, names: [])
    let upper = layout.map.frames[1]
    let down = try #require(layout.route(of: .init(source: 1, destination: 2)).first)
    #expect(down.start == CGPoint(x: upper.midX, y: upper.maxY + 15))
    let up = try #require(layout.route(of: .init(source: 2, destination: 1)).first)
    #expect(up.end == down.start)
  }

  // MARK: Shape

  @Test(arguments: [
    [1, 4, 5], [1, 39], [1, 30, 9], [1, 79], [1, 12, 30, 30, 7], [Int](repeating: 1, count: 40),
    [1, 149, 150],
  ]) func `a map is neither a thread nor a strip`(layers: [Int]) throws {
    let cell = CGSize(width: 168, height: 252)
    let shape = FlowShape(of: layers, cell: cell)
    let columns = shape.columns(of: layers.map { Array(0..<$0) })
    let bands = stride(from: 0, to: columns.count, by: shape.columns).map {
      columns[$0..<min($0 + shape.columns, columns.count)]
    }
    let width = CGFloat(shape.columns) * cell.width
    let height = CGFloat(bands.reduce(0) { $0 + ($1.map(\.count).max() ?? 0) }) * cell.height
    #expect((0.75...4.0 / 3).contains(width / height), "\(width) × \(height)")
    #expect(columns.joined().count == layers.reduce(0, +))
  }

  @Test func `on paper there are as many columns as it has room for`() {
    #expect(
      FlowShape(of: [1, 12, 30], cell: CGSize(width: 168, height: 252), columns: 7).columns <= 7)
  }

  @Test func `a layer is cut only where that makes the map much smaller`() {
    let shape = FlowShape(of: [1, 2], cell: CGSize(width: 168, height: 252))
    #expect((shape.rows, shape.columns) == (2, 2))
  }

  @Test func `what is said about a screen has two lines`() {
    #expect(
      "Here the user has no contacts yet.".wrapped(at: 20, lines: 2)
        == ["Here the user has no", "contacts yet."])
    #expect(
      "Here the user has no contacts in her list yet.".wrapped(at: 20, lines: 2)
        == ["Here the user has no", "contacts in her lis…"])
    #expect("".wrapped(at: 20, lines: 2) == [])
  }
}
