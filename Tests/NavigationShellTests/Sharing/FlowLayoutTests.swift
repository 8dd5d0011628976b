import Foundation
import NavigationKit
import Testing

@testable import NavigationShell

/// Where screens are on the map, and how the lines between them go.
struct FlowLayoutTests {
  /// A start that leads to albums, which lead to photos each, met in turns.
  private static let albums = 4
  private static let photos = 7

  private static var draft: FlowDraft {
    var draft = FlowDraft(lookCount: 1)
    draft.states = (0...albums + albums * photos).map { _ in FlowDraft.State(screens: [nil]) }
    draft.starts = [.init(name: "a", note: nil, state: 0)]
    let links =
      (1...albums).map { (0, $0) }
      + (0..<albums * photos).map { (1 + $0 % albums, 1 + albums + $0) }
    draft.ways = links.map { .init(from: $0.0, to: $0.1, words: "", spots: [nil]) }
    return draft
  }

  @Test func `what one screen leads to is beside it, and no lines cross`() throws {
    let layout = FlowLayout(of: Self.draft, names: [])
    let frames = layout.map.frames
    for album in 1...Self.albums {
      let own = layout.map.links.filter { $0.source == album }.map { frames[$0.destination].minY }
      #expect(own.count == Self.photos)
      let others = layout.map.links.filter { $0.source != album && $0.source != 0 }
        .map { frames[$0.destination].minY }
      let range = try #require(own.min())...(try #require(own.max()))
      #expect(!others.contains { range.contains($0) })
      #expect(range.contains(frames[album].minY))
    }
  }

  @Test func `lines between columns stay between them`() throws {
    let layout = FlowLayout(of: Self.draft, names: [])
    for link in layout.map.links {
      let route = try #require(layout.route(of: link))
      let (from, to) = (layout.map.frames[link.source], layout.map.frames[link.destination])
      #expect(route.start == CGPoint(x: from.maxX, y: from.midY))
      #expect(route.end == CGPoint(x: to.minX, y: to.midY))
      for share in stride(from: 0, through: 1, by: 0.1) {
        #expect((from.maxX...to.minX).contains(route.point(at: share).x))
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
    let down = try #require(layout.route(of: .init(source: 1, destination: 2)))
    #expect(down.start == CGPoint(x: upper.midX, y: upper.maxY + 15))
    let up = try #require(layout.route(of: .init(source: 2, destination: 1)))
    #expect(up.end == down.start)
  }
}
