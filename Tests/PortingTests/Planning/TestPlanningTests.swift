import AppFolders
import Testing
import XcodeProject

@testable import Porting

/// The plan for a project's tests.
@Suite struct TestPlanningTests {
  private let folder: AppFolder
  private let app = ProjectText.Target("My App", sources: ["App/A.swift"], needs: ["Kit"])
  private let kit = ProjectText.Target("Kit", type: "framework", sources: ["Kit/K.swift"])

  init() throws { folder = try AppFolder() }

  private func plan(
    _ targets: [ProjectText.Target], sources: [String: String] = [:], target: String? = nil,
    objects: String = ""
  ) throws -> PackagePlan {
    try folder.add("App/App.xcodeproj", ProjectText(targets, objects: objects))
    for (path, text) in sources { try folder.add("App/\(path)", text) }
    let projects = try ProjectFinder(folder.place("App")).projects()
    let (project, app) = try AppChoice.choose(among: projects, named: target)
    return PortPlanner(
      projects: projects, project: project, app: app, output: folder.place("Out"),
      library: .folder("/k")
    ).plan()
  }

  @Test func `tests see the catalogues of their app, which a framework's do not`() throws {
    var app = app
    app.resources = ["App/A.xcassets"]
    let plan = try plan([
      app, kit,
      .init(
        "Tests", type: "bundle.unit-test", sources: ["T/T.swift"], resources: ["T/T.xcassets"],
        needs: ["My App"]),
    ])
    #expect(plan.targets.map(\.settings.catalogs) == [nil, ["../../../App/App/A.xcassets"]])
    #expect(
      plan.tests.map(\.settings.catalogs) == [
        ["../../../App/T/T.xcassets", "../../../App/App/A.xcassets"]
      ])
  }

  @Test func `tests come after what they test and the libraries that only they need`() throws {
    let plan = try plan([
      .init("Unit", type: "bundle.unit-test", sources: ["Unit/U.swift"], needs: ["My App", "Aid"]),
      app, kit, .init("Aid", type: "framework", sources: ["Aid/A.swift"]),
      .init(
        "UI", type: "bundle.ui-testing", settings: "TEST_TARGET_NAME = \"My App\";",
        sources: ["UI/U.swift"]),
    ])
    #expect(plan.targets.map(\.module) == ["Kit", "My_App"])
    #expect(plan.tests.map(\.module) == ["Aid", "Unit", "UI"])
    #expect(plan.testNames == ["Unit", "UI"])
    #expect(plan.tests.map(\.folder) == ["Sources/Aid", "Tests/Unit", "Tests/UI"])
    #expect(
      plan.tests.map(\.settings.modules) == [[], ["Kit", "My_App", "Aid"], ["Kit", "My_App"]])
    #expect(plan.tests.map(\.settings.tests) == [nil, .unit, .ui])
    #expect(plan.tests.map(\.settings.testedApp) == [nil, "My_App", "My_App"])
    #expect(plan.tests.map(\.settings.folders)[1] == ["../../../App/Unit"])
    #expect(plan.omissions.isEmpty)
  }

  @Test(arguments: [
    "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/My App.app/My App\";",
    "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/My App.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/My App\";",
  ])
  func `the app that tests run in is the one that they test`(settings: String) throws {
    let plan = try plan([
      app, kit,
      .init("Unit", type: "bundle.unit-test", settings: settings, sources: ["U.swift"]),
    ])
    #expect(plan.testNames == ["Unit"])
  }

  @Test func `tests of other targets are left out, and say why`() throws {
    let plan = try plan(
      [
        app, kit, .init("Other", sources: ["O.swift"]),
        .init("Of Other", type: "bundle.unit-test", sources: ["T.swift"], needs: ["Other"]),
        .init("Of Kit", type: "bundle.unit-test", sources: ["K.swift"], needs: ["Kit"]),
        .init("UI", type: "bundle.ui-testing", sources: ["UI.swift"], needs: ["My App"]),
        .init("Old", type: "bundle.unit-test", sources: ["Old.m"], needs: ["My App"]),
      ], target: "Kit")
    #expect(plan.testNames == ["Of_Kit"])
    #expect(plan.tests[0].settings.modules == ["Kit"] && plan.tests[0].settings.testedApp == nil)
    #expect(
      plan.omissions.map { "\($0.name): \($0.reason)" } == [
        "My App: another app: port it by --target", "Other: another app: port it by --target",
        "Of Other: it tests another target", "UI: UI tests need their app",
        "Old: none of its sources in Swift is there",
      ])
  }

  @Test(arguments: [
    ("import XCTest", [String]()), ("import SnapshotTesting", ["SnapshotTesting"]),
    ("import XCUIAutomation", ["XCUIAutomation"]),
    ("import XCTest\nlet a = XCTAttachment(string: x)", ["XCUIAutomation"]),
    ("import XCTest\nmeasure(metrics: [XCTClockMetric()]) {}", ["XCUIAutomation"]),
    ("import XCTest\nXCTAssertTrue(XCUIDevice.shared.isOn)", ["XCUIAutomation"]),
    ("let a = XCTAttachment(string: x)", []),
  ])
  func `unit tests have the products that their sources are written with`(
    source: String, products: [String]
  ) throws {
    let plan = try plan(
      [app, kit, .init("T", type: "bundle.unit-test", sources: ["T.swift"], needs: ["My App"])],
      sources: ["T.swift": source])
    #expect(plan.tests[0].testProducts == products)
    #expect(plan.tests[0].settings.packageModules == products)
  }

  @Test func `UI tests always have theirs, and no other package's snapshots`() throws {
    let plan = try plan(
      [
        app, kit,
        .init(
          "T", type: "bundle.ui-testing", sources: ["T.swift"], needs: ["My App"],
          entries: "packageProductDependencies = (PP, PQ);"),
      ],
      sources: ["T.swift": "import SnapshotTesting"],
      objects: """
        PP = {productName = SnapshotTesting; package = PR;}; PQ = {productName = Nimble; package = PS;};
        PR = {repositoryURL = "https://example.com/swift-snapshot-testing.git";};
        PS = {repositoryURL = "https://example.com/Nimble";};
        """)
    #expect(plan.tests[0].testProducts == ["SnapshotTesting", "XCUIAutomation"])
    #expect(plan.tests[0].packageProducts.map(\.name) == ["Nimble"])
  }
}
