import Foundation
import Goldens
import Testing

/// A device that is turned in a real window while a finger is down.
@Suite(.serialized) struct TurningWindowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A phone of 375×667 points in the middle of a square display.
  private static let (side, left, top) = (700, 162, 16)

  @Test func `turned in the middle of a swipe, the finger is gone and the page back`() throws {
    let recording = folder.path("turned.yaml")
    let driver = try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      [
        "settings", "--renderer", "software", "--zoom", "1", "--device", "375x667@1", "--record",
        recording,
      ], environment: ["XDG_STATE_HOME": folder.url.path], width: Self.side, height: Self.side,
      margin: 0)
    let settings = try driver.waitUntilStill()
    try driver.click(Self.left + 187, Self.top + 380)
    try driver.waitUntil("a row opens") { $0 != settings }
    let page = try driver.waitUntilStill()
    try driver.press(Self.left + 2, Self.top + 400)
    try driver.drag(from: Self.left + 2, to: Self.left + 260, y: Self.top + 400)
    let swiped = try driver.waitUntilStill()
    #expect(swiped != page)
    try driver.type("ctrl+Left")
    try driver.waitUntil("it is turned") { $0 != swiped }
    let lying = try driver.waitUntilStill()
    #expect(try driver.windowSize == "667x375")
    try driver.drag(from: Self.left + 260, to: Self.left + 100, y: Self.top + 300)
    #expect(try driver.waitUntilStill() == lying, "the mouse is no finger any more")
    try driver.release()
    try driver.type("ctrl+Right")
    try driver.waitUntil("the page is there, as before the swipe") { $0 == page }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0, "\(driver.said)")
    let text = try String(contentsOfFile: recording, encoding: .utf8)
    #expect(text.contains("- cancel\n") && text.contains("depth: 2"))
    let played = try BuiltProgram(named: "navshell").run("verify", recording)
    #expect(!played.output.contains("depth"), "\(played.output)")
  }
}
