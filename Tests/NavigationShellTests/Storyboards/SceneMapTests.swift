import Foundation
import Testing

@testable import NavigationShell

/// Where scenes are on the map.
struct SceneMapTests {
  private func map(_ places: [CGPoint?]) -> SceneMap {
    SceneMap(names: places.indices.map { "\($0)" }, places: places)
  }

  @Test
  func `the nearest two scenes have the minimum space between them, none more than twice that`() {
    let map = map([CGPoint(x: -800, y: 50), CGPoint(x: 0, y: 50), CGPoint(x: 2400, y: 50)])
    #expect(map.frames.map(\.minX) == [32, 160, 320])
    #expect(map.frames.allSatisfy { $0.minY == 24 && $0.size == SceneMap.node })
    #expect(map.size == CGSize(width: 448, height: 96))
  }

  @Test func `no two overlap, unless they do on the canvas`() {
    let places = (0..<24).map { (index: Int) -> CGPoint? in
      CGPoint(x: index % 6 * 720, y: index / 6 * 690 + index % 5)
    }
    let frames = map(places).frames
    for (index, frame) in frames.enumerated() {
      let isCovered = frames[..<index].contains { $0.intersects(frame) }
      #expect(!isCovered)
    }
    let near = map([CGPoint.zero, CGPoint(x: 10, y: 0)])
    #expect(near.frames[1].minX - near.frames[0].minX == 4)
  }

  @Test func `scenes without a place are in a row below`() {
    let map = map([nil, CGPoint(x: 300, y: 700), nil])
    #expect(map.frames[1].origin == CGPoint(x: 32, y: 24))
    #expect(map.frames[0].minY > map.frames[1].maxY)
    #expect(map.frames[2].minY == map.frames[0].minY)
    #expect(map.frames[2].minX > map.frames[0].maxX)
  }

  @Test func `a way leads from edge to edge`() throws {
    let map = map([CGPoint.zero, CGPoint(x: 800, y: 0), CGPoint(x: 0, y: 600)])
    let right = try #require(map.line(of: SceneMap.Link(source: 0, destination: 1)))
    #expect(right.start == CGPoint(x: map.frames[0].maxX, y: map.frames[0].midY))
    #expect(right.end == CGPoint(x: map.frames[1].minX, y: map.frames[1].midY))
    let down = try #require(map.line(of: SceneMap.Link(source: 0, destination: 2)))
    #expect(down.start == CGPoint(x: map.frames[0].midX, y: map.frames[0].maxY))
    #expect(map.line(of: SceneMap.Link(source: 1, destination: 1)) == nil)
  }

  @Test(arguments: [(100, 50, 1), (400, 50, 0.5), (200, 400, 0.25), (90_000, 1, 0.1), (0, 0, 1)])
  func `a map is as small as it must be for all of it to be seen`(
    width: CGFloat, height: CGFloat, scale: CGFloat
  ) {
    let room = CGSize(width: 200, height: 100)
    #expect(SceneMap.fittingScale(of: CGSize(width: width, height: height), in: room) == scale)
  }

  @Test func `rows of a map that is too wide are farther apart, to fill the room`() {
    let places = (0..<12).map { (index: Int) -> CGPoint in
      CGPoint(x: index % 6 * 800, y: index / 6 * 900)
    }
    let (map, room) = (map(places), CGSize(width: 390, height: 700))
    let filling = map.filling(room)
    let scale = SceneMap.fittingScale(of: filling.size, in: room)
    #expect(abs(scale - SceneMap.fittingScale(of: map.size, in: room)) < 0.001 && scale < 0.8)
    #expect(abs(filling.size.height * scale - room.height) < 0.01)
    #expect(zip(filling.frames, map.frames).allSatisfy { $0.minX == $1.minX && $0.size == $1.size })
    let far = filling.frames[6].minY - filling.frames[0].minY
    #expect(far > 150 && (far - SceneMap.node.height) * scale < 2 * SceneNames.besideRoom.height)
    #expect(filling.frames[0].minY == map.frames[0].minY)
  }

  @Test func `columns of one that is too high are, too`() {
    let map = map(
      (0..<20).map { (index: Int) -> CGPoint in CGPoint(x: index % 2 * 800, y: index / 2 * 900) })
    let filling = map.filling(CGSize(width: 390, height: 300))
    #expect(zip(filling.frames, map.frames).allSatisfy { $0.minY == $1.minY })
    #expect(filling.frames[1].minX - filling.frames[0].minX > 2 * 128)
  }

  @Test(arguments: [0, 1, 4])
  func `a map that its names fit in stays as it is`(count: Int) {
    let map = map((0..<count).map { CGPoint(x: $0 * 800, y: 0) })
    #expect(map.filling(CGSize(width: 700, height: 700)) == map)
  }

  @Test func `a way goes around scenes that lie between`() throws {
    let map = map([CGPoint.zero, CGPoint(x: 800, y: 0), CGPoint(x: 1600, y: 0)])
    let next = try #require(map.route(of: SceneMap.Link(source: 0, destination: 1)))
    #expect(next.point(at: 0.5).y == map.frames[0].midY, "straight where nothing is between")
    #expect(next.start.x < next.first.x && next.second.x < next.end.x, "and so is its arrow")
    let route = try #require(map.route(of: SceneMap.Link(source: 0, destination: 2)))
    expectFree(route, of: [1], on: map)
    #expect(map.frames[0].insetBy(dx: -1, dy: -1).contains(route.start))
    #expect(map.frames[2].insetBy(dx: -1, dy: -1).contains(route.end))
  }

  @Test func `a way finds through between rows`() throws {
    let map = map(
      (0..<8).map { (index: Int) -> CGPoint in CGPoint(x: index % 4 * 800, y: index / 4 * 900) })
    let route = try #require(map.route(of: SceneMap.Link(source: 4, destination: 3)))
    expectFree(route, of: [0, 1, 2, 5, 6, 7], on: map)
  }

  private func expectFree(_ route: SceneMap.Route, of scenes: [Int], on map: SceneMap) {
    for step in 0...100 {
      let point = route.point(at: CGFloat(step) / 100)
      #expect(!scenes.contains { map.frames[$0].contains(point) })
      #expect(CGRect(origin: .zero, size: map.size).contains(point))
    }
  }

  @Test func `a map of nothing is small`() { #expect(map([]).size.width < 100) }
}
