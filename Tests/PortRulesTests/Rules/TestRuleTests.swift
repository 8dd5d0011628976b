import PortRules
import Testing

/// Rules for what XCTest lacks on Linux.
@Suite struct TestRuleTests {
  @Test func `a source that imports XCTest alone gets the names that it lacks`() throws {
    let port = try Port(
      "import XCTest", "import Foundation", "import XCTest\nimport XCUIAutomation",
      tests: .uiTests(app: "Shop"), portedModules: ["Shop"], otherModules: ["XCUIAutomation"])
    #expect(port.rest(0) == "import UIKit\nimport XCUIAutomation\n")
    #expect(port.rest(1) == "import UIKit\n")
    #expect(port.source(2) == "import XCTest\nimport XCUIAutomation")
    #expect(port.rest(2) == "import UIKit\n")
    #expect(port.findings.isEmpty)
  }

  @Test func `without the product nothing is imported`() throws {
    let port = try Port("import XCTest", tests: .unitTests(app: "Shop"))
    #expect(port.rest == "import UIKit\n")
  }

  @Test func `a test imports what it tests, and the libraries for tests`() throws {
    let port = try Port(
      "@testable import Shop\n@testable import Kit\nimport SnapshotTesting\nimport Testing",
      tests: .unitTests(app: "Shop"), portedModules: ["Kit", "Shop"],
      otherModules: ["SnapshotTesting"])
    #expect(
      port.source
        == "@testable import Shop\n@testable import Kit\nimport SnapshotTesting\nimport Testing")
    #expect(port.findings.isEmpty)
  }

  @Test(arguments: [
    "class var runsForEachTargetApplicationUIConfiguration: Bool { true }",
    "class var defaultMetrics: [XCTMetric] { [] }",
    "class var defaultMeasureOptions: XCTMeasureOptions { .default }",
  ])
  func `what XCTest asks only on iOS overrides nothing`(property: String) throws {
    let port = try Port("class LaunchTests: XCTestCase {\n  override \(property)\n}")
    #expect(
      port.source
        == "class LaunchTests: XCTestCase, @unchecked Sendable {\n           \(property)\n}")
    #expect(port.findings.isEmpty)
    let other = "class Other: NSObject {\n  override \(property)\n}"
    #expect(try Port(other).source == other)
  }

  @Test func `overrides of what XCTest lacks here are found`() throws {
    let port = try Port(
      """
      class AppTests: XCTestCase {
        override func record(_ issue: XCTIssue) {}
        override func setUp(completion: @escaping (Error?) -> Void) {}
        override class var defaultTestSuite: XCTestSuite { super.defaultTestSuite }
        override func setUp() {}
        func record(_ page: Page) {}
      }
      """)
    #expect(
      port.findings == [
        "2:17 override: XCTest on Linux has no record(_:): adopt XCTestObservation, or leave it out with"
          + " #if !os(Linux)",
        "3:17 override: XCTest on Linux has no setUp(completion:): write setUp() async throws",
        "4:22 override: XCTest on Linux has no defaultTestSuite: leave it out with #if !os(Linux)",
      ])
  }
}
