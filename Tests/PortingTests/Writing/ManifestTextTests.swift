import Testing
import XcodeProject

@testable import Porting

/// The manifest of a plan.
@Suite struct ManifestTextTests {
  private func target(
    _ module: String, kind: ProjectTarget.Kind = .app, resources: [ResourceRule] = [],
    modules: [String] = [], conditions: [String] = [], products: [PackageProduct] = [],
    standIns: PortSettings.StandIns? = nil
  ) -> TargetPlan {
    var settings = PortSettings(target: module, module: module, isApp: kind == .app, folders: [])
    settings.modules = modules
    settings.standIns = standIns
    return TargetPlan(
      settings: settings, kind: kind, sourceCount: 1,
      links: FolderLinks(to: [], project: "/p", output: "/o"), resources: resources, mode: .v5,
      swiftVersion: "5.0", conditions: conditions, isOnMainActor: !conditions.isEmpty, features: [],
      packageProducts: products)
  }

  private func text(
    _ targets: [TargetPlan], tests: [TargetPlan] = [], library: LibraryLocation = .folder("/w/kit")
  ) -> String {
    ManifestText(
      plan: PackagePlan(
        name: "My \"App\"", output: "/w/out", project: "/p/App.xcodeproj", localization: "de",
        targets: targets, tests: tests, library: library, isForPadsOnly: false, omissions: [],
        notes: [])
    ).text
  }

  @Test func `an app with a framework`() {
    let remote = PackageProduct(
      name: "Snap",
      origin: .remote(url: "https://example.com/SnapKit.git", requirement: "from: \"5.0.0\""))
    let text = text([
      target("Kit", kind: .framework),
      target(
        "My_App", resources: [.copy(".ios/a b.png"), .process(".ios/de.lproj/a.strings")],
        modules: ["Kit"], conditions: ["BETA"], products: [remote]),
    ])
    #expect(
      text == #"""
        // swift-tools-version: 6.2
        import PackageDescription

        // A folder that NAVIGATIONKIT_PATH names counts more than what is written here.
        let navigationKit: Package.Dependency =
          Context.environment["NAVIGATIONKIT_PATH"].map {
            .package(name: "NavigationKit", path: $0)
          } ?? .package(name: "NavigationKit", path: "../kit")

        let package = Package(
          name: "My \"App\"",
          defaultLocalization: "de",
          products: [.executable(name: "My \"App\"", targets: ["My_App"])],
          dependencies: [navigationKit, .package(url: "https://example.com/SnapKit.git", from: "5.0.0")],
          targets: [
            .target(
              name: "Kit",
              dependencies: [.product(name: "UIKit", package: "NavigationKit")],
              swiftSettings: [.swiftLanguageMode(.v5)],
              plugins: [.plugin(name: "PortSources", package: "NavigationKit")]),
            .executableTarget(
              name: "My_App",
              dependencies: [
                "Kit",
                .product(name: "UIKit", package: "NavigationKit"),
                .product(name: "Snap", package: "SnapKit"),
              ],
              resources: [.copy(".ios/a b.png"), .process(".ios/de.lproj/a.strings")],
              swiftSettings: [
                .swiftLanguageMode(.v5),
                .defaultIsolation(MainActor.self),
                .define("BETA"),
              ],
              plugins: [.plugin(name: "PortSources", package: "NavigationKit")]),
          ])

        """#)
  }

  @Test(arguments: [
    (
      LibraryLocation.folder("/w/deep/kit"),
      ".package(name: \"NavigationKit\", path: \"../deep/kit\")"
    ),
    (.folder("/elsewhere/kit"), ".package(name: \"NavigationKit\", path: \"/elsewhere/kit\")"),
    (
      .address("https://example.com/Fork.git", version: "1.2.0"),
      ".package(url: \"https://example.com/Fork.git\", from: \"1.2.0\")"
    ),
  ])
  func `the library's place is relative where it can be`(library: LibraryLocation, written: String)
  {
    #expect(text([target("App")], library: library).contains("?? \(written)\n"))
  }

  @Test func `a package at an address is named by its last part`() {
    let text = text(
      [target("App")], library: .address("https://example.com/Fork.git", version: "1"))
    #expect(text.contains(".plugin(name: \"PortSources\", package: \"Fork\")"))
    #expect(text.contains(".package(name: \"Fork\", path: $0)"))
  }

  @Test(arguments: [PortSettings.StandIns.basic, .all])
  func `what stands in for frameworks is a product, for targets that use it`(
    standIns: PortSettings.StandIns
  ) {
    let text = text([target("Kit", kind: .framework), target("App", standIns: standIns)])
    let product = ".product(name: \"AppleStandIns\", package: \"NavigationKit\")"
    #expect(text.split(separator: "\n").filter { $0.contains(product) }.count == 1)
  }

  @Test func `tests come last, and are no product`() {
    var tests = target("AppUITests", kind: .uiTests, modules: ["App"])
    tests.testProducts = ["SnapshotTesting", "XCUIAutomation"]
    let text = text([target("App")], tests: [target("Aid", kind: .framework), tests])
    #expect(
      text.contains("products: [.executable(name: \"My \\\"App\\\"\", targets: [\"App\"])],\n"))
    #expect(
      text.hasSuffix(
        """
            .testTarget(
              name: "AppUITests",
              dependencies: [
                "App",
                .product(name: "UIKit", package: "NavigationKit"),
                .product(name: "SnapshotTesting", package: "NavigationKit"),
                .product(name: "XCUIAutomation", package: "NavigationKit"),
              ],
              swiftSettings: [.swiftLanguageMode(.v5)],
              plugins: [.plugin(name: "PortSources", package: "NavigationKit")]),
          ])

        """))
  }

  @Test func `a library alone is a product`() {
    #expect(text([target("Kit", kind: .framework)]).contains("products: [.library(name:"))
  }
}
