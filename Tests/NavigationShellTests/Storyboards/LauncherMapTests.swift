import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import NavigationShell

/// The launcher's map, by its keys and clicks.
final class LauncherMapTests: LauncherFixture {
  init() throws { try super.init(quay) }

  @Test func `a scene on the map shows it`() throws {
    open()
    try click("Map")
    try click("Lighthouse")
    #expect(labels == ["Lamp"])
  }

  @Test func `keys make the map larger and smaller`() throws {
    open()
    try click("Map")
    let width = { self.over.elements().first { $0.label == "Lighthouse" }?.frame.width }
    let fitted = try #require(width())
    press(.character("+"))
    #expect(abs((width() ?? 0) - fitted * 1.5) < 0.01)
    press(.character("="))
    #expect(abs((width() ?? 0) - fitted * 2.25) < 0.01)
    press(.character("-"))
    press(.character("="), .shift)
    #expect(abs((width() ?? 0) - fitted * 2.25) < 0.01)
    press(.character("0"))
    #expect(abs((width() ?? 0) - fitted) < 0.01)
    press(.character("-"))
    #expect(abs((width() ?? 0) - fitted) < 0.01)
  }

  @Test func `the map is moved by keys, and drawn at the scale that is shown`() throws {
    open()
    try click("Map")
    let lamp = { self.over.elements().first { $0.label == "Lighthouse" }?.frame }
    for _ in 0..<4 { press(.character("+")) }
    let start = try #require(lamp())
    press(.home)
    let top = try #require(lamp())
    press(.pageDown)
    let next = try #require(lamp())
    press(.end)
    let end = try #require(lamp())
    press(.pageUp)
    let back = try #require(lamp())
    #expect(top.size == start.size && start.width > SceneMap.node.width)
    #expect(next.minX == top.minX && next.minY < top.minY)
    #expect(end.minX < top.minX && end.minY <= next.minY)
    #expect(back.minX == end.minX && back.minY > end.minY)
    #expect(!hasStretched(over.displayList().commands))
  }

  private func hasStretched(_ commands: [DrawCommand]) -> Bool {
    commands.contains { command in
      guard case .layer(let layer) = command else { return false }
      return layer.transform != .identity || hasStretched(layer.commands)
    }
  }

  @Test
  func `on the map the first arrow marks a scene, others go on from it, and Return shows one`()
    throws
  {
    open()
    try click("Map")
    #expect(ring == nil)
    press(.left)
    #expect(ring != nil, "whichever arrow is the first")
    #expect(try isRinged("Harbour"))
    press(.right)
    #expect(try isRinged("Dock"))
    press(.return)
    #expect(labels.contains("Ships in the dock"))
  }

  /// The ring around what the keyboard acts on.
  private var ring: CGRect? {
    over.focusRing.lazy.compactMap { command -> CGRect? in
      if case .stroke(let stroke) = command, stroke.width == 3 { stroke.frame } else { nil }
    }.first
  }

  /// Whether the ring is around a scene, or around as much of it as is seen.
  private func isRinged(_ label: String) throws -> Bool {
    let frame = try #require(over.elements().first { $0.label == label }?.frame)
    let ring = try #require(ring)
    return frame.contains(CGPoint(x: ring.midX, y: ring.midY)) && ring.width < frame.width + 20
  }

  @Test func `on a large map arrows scroll to the next scene`() throws {
    open()
    try click("Map")
    for _ in 0..<4 { press(.character("+")) }
    press(.home)
    press(.down)
    #expect(try isRinged("Harbour"))
    press(.right)
    press(.left)
    press(.left)
    #expect(try isRinged("Navigation Controller"))
  }

  @Test func `the top of a large map is under its bar`() throws {
    open()
    try click("Map")
    for _ in 0..<4 { press(.character("+")) }
    press(.end)
    press(.home)
    let bar = try #require(panel?.navigationBar)
    let harbour = try #require(over.elements().first { $0.label == "Harbour" }?.frame)
    let free = harbour.minY - bar.convert(bar.bounds, to: nil).maxY
    #expect(abs(free - 2 * SceneMap.gap.height) < 1)
  }
}
