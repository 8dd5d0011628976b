import AppFolders
import Testing
import XcodeProject

@testable import Porting

/// The plan for a project's app.
@Suite struct PortPlannerTests {
  private let folder: AppFolder

  init() throws { folder = try AppFolder() }

  private func plan(_ text: ProjectText, target: String? = nil) throws -> PackagePlan {
    try folder.add("App/App.xcodeproj", text)
    let projects = try ProjectFinder(folder.place("App")).projects()
    let (project, app) = try AppChoice.choose(among: projects, named: target)
    return PortPlanner(
      projects: projects, project: project, app: app, output: folder.place("Out"),
      library: .folder("/k")
    ).plan()
  }

  @Test func `libraries come before what needs them, also in a circle`() throws {
    let plan = try plan(
      ProjectText([
        .init("App", sources: ["App/A.swift"], needs: ["Kit", "Ext", "Solo"]),
        .init("Solo", type: "framework", sources: ["Solo/S.swift"]),
        .init("Kit", type: "framework", sources: ["Kit/K.swift"], needs: ["Core"]),
        .init("Core", type: "library.static", sources: ["Core/C.swift"], needs: ["Kit"]),
        .init("Spare", type: "framework"), .init("Ext", type: "app-extension"),
        .init("AppTests", type: "bundle.unit-test"), .init("Other"),
        .init("Mac", settings: "SDKROOT = macosx;"),
      ]), target: "App")
    #expect(plan.targets.map(\.module) == ["Core", "Kit", "Solo", "App"])
    #expect(plan.targets.map(\.settings.modules) == [[], ["Core"], [], ["Core", "Kit", "Solo"]])
    #expect(plan.targets.map(\.settings.isApp) == [false, false, false, true])
    #expect(
      plan.omissions.map { "\($0.name): \($0.reason)" } == [
        "Spare: the app does not need it", "Ext: an app extension runs beside its app",
        "AppTests: none of its sources in Swift is there",
        "Other: another app: port it by --target",
        "Mac: it is not for iOS",
      ])
  }

  @Test func `a target's settings are those of its project`() throws {
    let plan = try plan(
      ProjectText([
        .init(
          "My App",
          settings: """
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG STAGING 2D"; TARGETED_DEVICE_FAMILY = 2;
            SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; INFOPLIST_FILE = App/Info.plist;
            SWIFT_OBJC_BRIDGING_HEADER = Bridge.h; SWIFT_VERSION = 3.0;
            """, sources: ["App/main.swift", "App/B.m"],
          resources: ["App/Info.plist", "App/a.png", "App/A.xcassets"])
      ]))
    let target = plan.targets[0]
    #expect(plan.name == "My App" && plan.isForPadsOnly)
    #expect(target.module == "My_App" && target.mode == .v4 && target.isOnMainActor)
    #expect(target.conditions == ["STAGING"])
    #expect(target.resources == [.copy(".ios/App/a.png"), .copy(".ios/App/A.xcassets")])
    #expect(target.settings.catalogs == ["../../../App/App/A.xcassets"])
    #expect(target.settings.project == "../../../App/App.xcodeproj")
    #expect(target.settings.folders == ["../../../App/App"])
    #expect(target.settings.main == "../../../App/App/main.swift")
    #expect(target.settings.informationPropertyList == "../../../App/App/Info.plist")
    #expect(
      plan.notes == [
        folder.place("App/App/B.m") + ": it is not in Swift; left out",
        "Bridge.h: what this bridging header declares is not there",
        "My App: it is in Swift 3.0, which compilers no longer read; migrate it to 5",
      ])
  }

  @Test func `a package beside the project is ported with it`() throws {
    try folder.add(
      "App/Near/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Near", products: [.library(name: "NearKit", targets: ["Near"])],
        targets: [.target(name: "Near", dependencies: ["Deep"]), .target(name: "Deep")])
      """)
    try folder.add("App/Near/Sources/Near/N.swift")
    try folder.add("App/Near/Sources/Deep/D.swift")
    let text = ProjectText(
      [.init("App", sources: ["A.swift"], entries: "packageProductDependencies = (PP);")],
      objects: """
        PP = {productName = NearKit; package = PR;};
        PR = {isa = XCLocalSwiftPackageReference; relativePath = Near;};
        """)
    let plan = try plan(text)
    #expect(plan.targets.map(\.module) == ["Deep", "Near", "App"])
    #expect(plan.targets[1].settings.project == nil)
    #expect(plan.targets[1].settings.folders == ["../../../App/Near/Sources"])
  }

  @Test func `a package that cannot be read is noted once`() throws {
    try folder.add("App/Near/Package.swift", "let package =")
    let text = ProjectText(
      [.init("App", sources: ["A.swift"], entries: "packageProductDependencies = (PP, PQ);")],
      objects: """
        PP = {productName = One; package = PR;}; PQ = {productName = Two; package = PR;};
        PR = {isa = XCLocalSwiftPackageReference; relativePath = Near;};
        """)
    #expect(
      try plan(text).notes == [
        folder.place("App/Near/Package.swift")
          + ": SwiftPM cannot read it; see what swift package dump-package says there"
      ])
  }
}
