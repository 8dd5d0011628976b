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

  @Test func `what XCTest asks only on iOS overrides nothing`() throws {
    let property = "class var runsForEachTargetApplicationUIConfiguration: Bool { true }"
    let port = try Port("class LaunchTests: XCTestCase {\n  override \(property)\n}")
    #expect(
      port.source
        == "class LaunchTests: XCTestCase, @unchecked Sendable {\n           \(property)\n}")
    let other = "class Other: NSObject {\n  override \(property)\n}"
    #expect(try Port(other).source == other)
  }
}
