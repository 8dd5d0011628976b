import PortRules
import Testing

/// The statements that run before a module's tests.
@Suite struct TestPreparationTests {
  private func whole(_ kind: ModuleKind) throws -> String {
    try Port("import XCTest", tests: kind, portedModules: ["Shop", "Kit"]).whole
  }

  @Test func `unit tests know the classes of their app`() throws {
    let whole = try whole(.unitTests(app: "Shop"))
    #expect(whole.hasPrefix("import UIKit\nimport Kit\nimport Shop\n"))
    #expect(
      whole.hasSuffix(
        """
        @section(".init_array") @used
        nonisolated private let prepareTests: @convention(c) () -> Void = {
          MainActor.assumeIsolated {
            PortedTests.prepare(ShopClasses.delegate, classTables: AppClasses.tables + KitClasses.tables + ShopClasses.tables)
          }
        }

        """))
  }

  @Test func `UI tests register the delegate of their app`() throws {
    let whole = try whole(.uiTests(app: "Shop"))
    #expect(whole.hasPrefix("import UIKit\nimport XCUIAutomation\nimport Kit\nimport Shop\n"))
    #expect(whole.contains("KitClasses.tables + ShopClasses.tables, isHosted: false)\n"))
    #expect(
      whole.contains(
        "    if let delegate = ShopClasses.delegate { XCUIApplication.register(delegate) }\n"))
  }

  @Test func `tests of a library know its classes alone`() throws {
    #expect(
      try whole(.unitTests(app: nil)).contains("    PortedTests.prepare(nil, classTables: App"))
  }

  @Test(arguments: [
    ("class Start: UIResponder, UIApplicationDelegate {}", "Start.self"), ("class Other {}", "nil"),
  ])
  func `an app says which delegate it starts with`(source: String, delegate: String) throws {
    #expect(
      try Port(source, isApp: true).whole.contains(
        "  public static var delegate: (any PortedApplication.Type)? { \(delegate) }\n"))
    #expect(try !Port(source).whole.contains("static var delegate"))
  }
}
