import AppFolders
import Testing
import XcodeProject

/// The folders of Xcode 16, whose files need not be listed.
@Suite struct SynchronizedFolderTests {
  private let folder: AppFolder

  init() throws {
    folder = try AppFolder()
    for name in [
      "App/App.swift", "App/Sub/Page.swift", "App/Sub/Skip.swift", "App/Info.plist",
      "App/data.json",
      "App/A.xcassets/Contents.json", "App/de.lproj/Main.strings", "App/Web/a.html",
      "App/README.md",
      "App/.hidden.swift", "App/Old.m", "Shared/One.swift", "Shared/Two.swift",
    ] { try folder.add(name) }
    try folder.add(
      "App.xcodeproj/project.pbxproj",
      """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U);};
        G = {isa = PBXGroup; children = (A, S);};
        A = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E);
          explicitFolders = (Web); sourceTree = "<group>";};
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (X, Y);};
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Info.plist, Sub/Skip.swift);};
        X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Two.swift);};
        Y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
          membershipExceptions = (One.swift);};
        T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (A);};
        U = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          fileSystemSynchronizedGroups = (S);};
      }; rootObject = P;}
      """)
  }

  @Test func `all files of a folder belong to its target but for exceptions`() throws {
    let project = try Project(xcode: folder.place("App.xcodeproj"))
    let app = try #require(project.target(named: "App"))
    let kit = try #require(project.target(named: "Kit"))
    func names(_ paths: [String]) -> [String] { paths.map { $0.relative(to: folder.path) } }
    #expect(names(app.sources) == ["App/App.swift", "App/Sub/Page.swift", "Shared/Two.swift"])
    #expect(names(app.otherSources) == ["App/Old.m"])
    #expect(
      names(app.resources.map(\.path))
        == ["App/A.xcassets", "App/Web", "App/data.json", "App/de.lproj/Main.strings"])
    #expect(names(kit.sources) == ["Shared/Two.swift"])
  }
}
