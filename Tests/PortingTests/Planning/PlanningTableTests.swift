import Testing
import XcodeProject

@testable import Porting

/// Small decisions of a plan, as tables.
@Suite struct PlanningTableTests {
  @Test(
    arguments: [
      ("6.0", LanguageMode.v6), ("6", .v6), ("5.0", .v5), ("5", .v5), (nil, .v5), ("4.2", .v4_2),
      ("4.0", .v4), ("3.0", .v4), ("", .v5), ("7.1", .v6),
    ] as [(String?, LanguageMode)])
  func `the mode is that of the version of Swift`(version: String?, mode: LanguageMode) {
    #expect(LanguageMode(swiftVersion: version) == mode)
  }

  @Test(
    arguments: [("3.0", false), ("2.3", false), ("4.0", true), ("5", true), (nil, true)]
      as [(String?, Bool)])
  func `old versions are no longer read`(version: String?, isRead: Bool) {
    #expect(LanguageMode.isRead(version) == isRead)
  }

  @Test(
    arguments: [
      ("en", "en"), (nil, "en"), ("Base", "en"), ("German", "de"), ("zh-Hans", "zh-Hans"),
      ("", "en"),
    ] as [(String?, String)])
  func `a region has a code`(region: String?, code: String) {
    #expect(DevelopmentRegion.code(of: region) == code)
  }

  @Test(
    arguments: [
      (["/p/App/A.swift", "/p/App/Sub/B.swift"], ["/p/App"]),
      (["/p/A.swift", "/p/App/B.swift"], ["/p"]),
      (["/p/App/A.swift", "/p/Kit/B.swift"], ["/p/App", "/p/Kit"]),
      (["/p/App/A.swift", "/o/x/B.swift", "/o/x/y/C.swift"], ["/o/x", "/p/App"]), ([], []),
      (["/pp/A.swift"], ["/pp"]),
    ] as [([String], [String])])
  func `few folders hold all sources`(files: [String], folders: [String]) {
    #expect(CoveringFolders.folders(of: files, in: "/p") == folders)
  }

  @Test(
    arguments: [
      ("/p/App/a.png", ".ios/App/a.png"), ("/s/one/b.png", ".ios-2/b.png"),
      ("/s/two/in/c.png", ".ios-3/in/c.png"), ("/q/d.png", nil), ("/p/../x.png", nil),
    ] as [(String, String?)])
  func `links lead to the app's folder and to those outside of it`(file: String, path: String?) {
    let links = FolderLinks(
      to: ["/p/App/a.png", "/s/one/b.png", "/s/two/x.png", "/s/two/in/c.png", "/q/d.png"],
      project: "/p", output: "/q/App-linux")
    #expect(links.path(to: file.wholePath) == path)
  }

  @Test(arguments: [
    ("/k", LibraryLocation.folder("/k")), ("/k/../l", .folder("/l")),
    (
      "https://example.com/NavigationKit.git",
      .address("https://example.com/NavigationKit.git", version: "1.0.0")
    ),
    ("git@example.com:a/b.git", .address("git@example.com:a/b.git", version: "1.0.0")),
  ])
  func `the library is in a folder or at an address`(text: String, location: LibraryLocation) {
    #expect(LibraryLocation(text, version: "1.0.0") == location)
  }

  @Test(
    arguments: [
      ([:], []), (["SWIFT_ENABLE_BARE_SLASH_REGEX": "YES"], ["BareSlashRegexLiterals"]),
      (
        ["SWIFT_APPROACHABLE_CONCURRENCY": "YES"],
        ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
      ),
      (
        ["SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "YES"], ["InferIsolatedConformances"]
      ),
    ] as [([String: String], [String])])
  func `settings turn on features`(settings: [String: String], features: [String]) {
    #expect(CompilerFeatures.names(in: BuildSettings(settings)) == features)
  }
}
