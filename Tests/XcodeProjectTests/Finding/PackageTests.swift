import AppFolders
import Testing
import XcodeProject

/// Packages, which SwiftPM is asked about.
@Suite struct PackageTests {
  private let folder: AppFolder

  init() throws { folder = try AppFolder() }

  @Test func `a package has targets, products and what they need`() throws {
    try folder.add(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop", defaultLocalization: "de",
        products: [.library(name: "ShopKit", targets: ["Shop", "Core"])],
        dependencies: [
          .package(url: "https://example.com/Snap.git", from: "5.0.0"), .package(path: "../Near"),
        ],
        targets: [
          .target(
            name: "Shop",
            dependencies: ["Core", .product(name: "Snap", package: "Snap"), .product(name: "N", package: "Near")],
            exclude: ["Old"], resources: [.process("Pictures"), .copy("data.json")]),
          .target(name: "Core", path: "Elsewhere"), .target(name: "Lost"),
          .testTarget(name: "ShopTests"),
        ])
      """)
    for name in [
      "Sources/Shop/A.swift", "Sources/Shop/Old/B.swift", "Sources/Shop/Pictures/a.png",
      "Sources/Shop/data.json", "Elsewhere/C.swift", "Tests/ShopTests/T.swift",
    ] { try folder.add(name) }
    let before = try folder.contents()
    let project = try ProjectFinder(folder.path).projects()[0]
    #expect(try folder.contents() == before)
    #expect(project.format == .package && project.developmentRegion == "de")
    #expect(project.products == ["ShopKit": ["Shop", "Core"]])
    #expect(project.targets.map(\.name) == ["Shop", "Core", "ShopTests"])
    #expect(project.targets.map(\.kind) == [.library, .library, .unitTests])
    let shop = project.targets[0]
    #expect(shop.sources == [folder.place("Sources/Shop/A.swift")])
    #expect(shop.excluded == [folder.place("Sources/Shop/Old")])
    #expect(
      shop.resources.map(\.path)
        == ["Pictures/a.png", "data.json"].map { folder.place("Sources/Shop/\($0)") })
    #expect(shop.dependencies == ["Core"] && shop.swiftVersion == "5")
    #expect(
      shop.packageProducts == [
        PackageProduct(
          name: "Snap",
          origin: .remote(url: "https://example.com/Snap.git", requirement: "\"5.0.0\"..<\"6.0.0\"")
        ),
        PackageProduct(
          name: "N", origin: .local(path: folder.path.folderOfPath.appendingPath("Near"))),
      ])
    #expect(
      project.notes == ["\(folder.path): the folder of the target Lost is not there; left out"])
  }

  @Test func `a package that only Xcode reads is one target`() throws {
    try folder.add("Package.swift", "// swift-tools-version: 5.6\nimport AppleProductTypes\n")
    try folder.add("App.swift", "@main struct Shop {}")
    let project = try ProjectFinder(folder.path).projects()[0]
    #expect(project.targets.map(\.sources) == [[folder.place("App.swift")]])
    #expect(project.notes[0].contains("only Xcode reads this manifest"))
  }

  @Test func `a damaged package is refused`() throws {
    try folder.add("Package.swift", "let package =")
    let error = try #require(throws: ProjectError.self) {
      try ProjectFinder(folder.path).projects()
    }
    #expect(error.description.contains("Package.swift: SwiftPM cannot read it"))
  }
}
