import AppFolders
import Porting
import Testing
import XcodeProject

/// A target of a written package, as its project is now.
@Suite struct PortedTargetTests {
  private let folder: AppFolder
  private var project = ProjectText([
    .init(
      "App", settings: "PRODUCT_BUNDLE_IDENTIFIER = com.example.app;",
      sources: ["App/A.swift", "App/Sub/A.swift"]),
    .init("Kit", type: "framework", sources: ["App/Kit.swift"]),
  ])

  init() throws {
    folder = try AppFolder()
    try folder.add("App.xcodeproj", project)
  }

  /// The target of settings in a folder beside the project.
  private func target(_ change: (inout PortSettings) -> Void = { _ in }) throws -> PortedTarget {
    var settings = PortSettings(
      target: "App", module: "App", isApp: true, folders: ["../App"], project: "../App.xcodeproj")
    change(&settings)
    return try PortedTarget(settings: folder.add("Out/.port.json", settings.text))
  }

  @Test func `it has the sources of the project, and a file for each in its folders`() throws {
    let target = try target()
    #expect(target.sources == ["App/A.swift", "App/Sub/A.swift"].map(folder.place))
    #expect(
      target.outputs.map { "\($0.source.relative(to: folder.path)) \($0.name)" } == [
        "App/A.swift A.linux.swift", "App/Kit.swift Kit.linux.swift",
        "App/Sub/A.swift A-2.linux.swift",
      ])
    #expect(target.informationPropertyList.contains("<string>com.example.app</string>"))
    #expect(target.notes.isEmpty)
  }

  @Test func `a source that is added to the project is seen, and one outside is noted`() throws {
    var other = project
    other.targets[0].sources += ["App/New.swift", "Far/Out.swift"]
    try folder.add("App.xcodeproj", other)
    let target = try target()
    #expect(
      target.sources == ["App/A.swift", "App/New.swift", "App/Sub/A.swift"].map(folder.place))
    #expect(
      target.notes == [
        folder.place("Far/Out.swift")
          + ":1:1: warning: it is outside of the target's folders; run navshell port again"
      ])
  }

  @Test func `without a project it has all sources of its folders`() throws {
    try folder.add("App/Old/B.swift")
    let plist = try folder.add("Info.plist", "<plist><dict><key>A</key><true/></dict></plist>")
    let target = try target {
      $0.project = nil
      $0.excluded = ["../App/Old"]
      $0.informationPropertyList = "../Info.plist"
    }
    #expect(target.settings.informationPropertyList == plist)
    #expect(target.sources.count == 3)
    #expect(target.informationPropertyList.contains("<key>A</key>"))
  }

  @Test(arguments: [
    ("", true, false),
    ("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;", true, true),
    ("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = NO;", true, false),
    ("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS = NO;", false, false),
  ])
  func `its project says which symbols its assets have, also in its tests`(
    settings: String, hasSymbols: Bool, hasMembers: Bool
  ) throws {
    var other = project
    other.targets[0].settings += settings
    other.targets.append(.init("Tests", type: "bundle.unit-test", sources: ["App/T.swift"]))
    try folder.add("App.xcodeproj", other)
    for (name, tested) in [("App", nil), ("Tests", "App")] as [(String, String?)] {
      let target = try target {
        ($0.target, $0.testedApp, $0.catalogs) = (name, tested, ["../App/A.xcassets"])
      }
      #expect(
        target.catalogs == (hasSymbols ? [CatalogFolder(path: folder.place("App/A.xcassets"))] : [])
      )
      #expect(target.hasAssetMembers == hasMembers)
    }
  }

  @Test func `a library has no Info.plist`() throws {
    #expect(try target { $0.isApp = false }.informationPropertyList == "")
  }

  @Test(arguments: [
    ("Gone", "../App.xcodeproj", "there is no target “Gone” in it; run navshell port again"),
    ("App", "../Lost.xcodeproj", "Lost.xcodeproj/project.pbxproj: no such file or directory"),
  ])
  func `a target or a project that is gone is named`(
    name: String, project: String, sentence: String
  ) throws {
    let error = try #require(throws: ProjectError.self) {
      try target { ($0.target, $0.project) = (name, project) }
    }
    #expect(error.description.contains(sentence))
  }

  @Test func `settings that cannot be read are named`() throws {
    let place = try folder.add("Out/.port.json", "{")
    let error = try #require(throws: ProjectError.self) { try PortedTarget(settings: place) }
    #expect(error.description == "\(place): it cannot be read; run navshell port again")
  }
}
