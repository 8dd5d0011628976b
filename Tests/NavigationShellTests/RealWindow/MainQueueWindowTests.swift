import Testing

/// Work on the main queue and the main run loop in a real window without input.
@Suite(.serialized) struct MainQueueWindowTests {
  @Test func `the main queue, tasks and timers wake the window`() throws {
    let driver = try WindowDriver(
      running: BuiltProgram(named: "FaultyApps"),
      ["late", "--renderer", "software", "--zoom", "1"],
      environment: ["FAULTY_APP_CLOCK": "1"], width: 390, height: 844)
    // Each piece of work adds a line, 40 points below the last.
    try driver.waitUntil("all seven were done") { window in
      (1...7).allSatisfy { !window.part(x: 16, y: 100 + 40 * $0, width: 300, height: 30).isPlain }
    }
  }
}
