import PortRules
import Testing

@Suite struct IsolatedTestRuleTests {
  @Test(arguments: [
    (
      "  @MainActor func testOpen() {\n    open()\n  }",
      "             func testOpen() { MainActor.assumeIsolated { () -> Void in\n    open()\n  } }"
    ),
    (
      "  @MainActor func testOpen() throws { try open() }",
      "             func testOpen() throws { try MainActor.assumeIsolated { () throws -> Void in try open() } }"
    ),
    ("  @MainActor func testOpen() async {}", "  @MainActor func testOpen() async {}"),
    ("  @MainActor func open() {}", "  @MainActor func open() {}"),
    ("  @MainActor func testRow(of: Int) {}", "  @MainActor func testRow(of: Int) {}"),
    (
      "  @MainActor override func setUp() { a = A() }",
      "             override func setUp() { MainActor.assumeIsolated { () -> Void in a = A() } }"
    ),
    ("  func testOpen() { open() }", "  func testOpen() { open() }"),
  ])
  func `a method on the main actor takes its body there`(before: String, after: String) throws {
    let port = try Port("class AppTests: XCTestCase {\n\(before)\n}")
    #expect(
      port.source == "class AppTests: XCTestCase, @unchecked Sendable {\n\(after)\n}")
  }

  @Test(arguments: [
    (
      "  func testOpen() { open() }",
      "  nonisolated func testOpen() { MainActor.assumeIsolated { () -> Void in open() } }"
    ),
    (
      "  override func tearDown() {\n    a = nil\n  }",
      "  override func tearDown() { MainActor.assumeIsolated { () -> Void in\n    a = nil\n  } }"
    ),
    (
      "  override class func setUp() { a = nil }",
      "  override class func setUp() { MainActor.assumeIsolated { () -> Void in a = nil } }"
    ),
    ("  override func setUp() async throws {}", "  override func setUp() async throws {}"),
    ("  nonisolated func testOpen() {}", "  nonisolated func testOpen() {}"),
    ("  func open() {}", "  func open() {}"),
    ("  private func testOpen() {}", "  private func testOpen() {}"),
    ("  func testOpen() -> Bool { true }", "  func testOpen() -> Bool { true }"),
  ])
  func `of a class on the main actor, so do all that XCTest calls`(
    before: String, after: String
  ) throws {
    let port = try Port("@MainActor class AppTests: XCTestCase {\n\(before)\n}")
    #expect(
      port.source == "@MainActor class AppTests: XCTestCase, @unchecked Sendable {\n\(after)\n}")
  }

  @Test func `the actor is that of a superclass, also in extensions`() throws {
    let port = try Port(
      "class AppTests: Base {}\nextension AppTests {\n  func testA() {}\n}",
      "@MainActor class Base: XCTestCase {}")
    #expect(
      port.source.contains(
        "class AppTests: Base, @unchecked Sendable {}\nextension AppTests {\n"
          + "  nonisolated func testA() { MainActor.assumeIsolated { () -> Void in} }"))
  }

  @Test(arguments: ["@MainActor class AppTests: NSObject", "@MainActor struct AppTests"])
  func `other types stay as they are`(type: String) throws {
    let source = "\(type) {\n  func testOpen() {}\n  @MainActor func testClose() {}\n}"
    #expect(try Port(source).source == source)
  }
}
