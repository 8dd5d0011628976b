import AppFolders
import Testing
import XcodeProject

/// The entries of an app's `Info.plist` once the app is built.
@Suite struct InformationPropertyListTests {
  private func target(_ settings: [String: String], plist: String? = nil) throws -> ProjectTarget {
    var all = ["PRODUCT_NAME": "Shop", "DEVELOPMENT_LANGUAGE": "en"]
    all.merge(settings) { _, own in own }
    var target = ProjectTarget(name: "Shop", kind: .app, settings: BuildSettings(all))
    target.infoPlist = plist
    return target
  }

  @Test func `the file's values have settings put in, also deep inside`() throws {
    let folder = try AppFolder()
    let plist = try folder.add(
      "Info.plist",
      """
      <plist><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)!</string>
      <key>A</key><array><dict><key>B</key><string>${PRODUCT_NAME}.Scene</string></dict></array>
      <key>$(PRODUCT_NAME)</key><true/></dict></plist>
      """)
    let entries = try InformationPropertyList(of: target([:], plist: plist)).entries
    #expect(entries["CFBundleName"] == .string("Shop!"))
    #expect(entries["A"] == .array([.dictionary(["B": .string("Shop.Scene")])]))
    #expect(entries["$(PRODUCT_NAME)"] == .bool(true))
    #expect(entries["CFBundlePackageType"] == .string("APPL"))
  }

  @Test(arguments: [
    ("UIMainStoryboardFile", "Main", "UIMainStoryboardFile", PropertyList.string("Main")),
    ("UIRequiresFullScreen", "YES", "UIRequiresFullScreen", .bool(true)),
    ("UIRequiresFullScreen", "NO", "UIRequiresFullScreen", .bool(false)),
    (
      "UISupportedInterfaceOrientations_iPad", "A B", "UISupportedInterfaceOrientations~ipad",
      .array([.string("A"), .string("B")])
    ),
    ("UILaunchScreen_Generation", "YES", "UILaunchScreen", .dictionary([:])),
    (
      "UIApplicationSceneManifest_Generation", "YES", "UIApplicationSceneManifest",
      .dictionary(["UIApplicationSupportsMultipleScenes": .bool(true)])
    ),
  ])
  func `settings make keys`(setting: String, value: String, key: String, expected: PropertyList)
    throws
  {
    let target = try target(["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_\(setting)": value])
    #expect(try InformationPropertyList(of: target).entries[key] == expected)
  }

  @Test func `settings make no keys unless they are to, and the file's own count more`() throws {
    let key = "INFOPLIST_KEY_UIMainStoryboardFile"
    #expect(
      try InformationPropertyList(of: target([key: "Main"])).entries["UIMainStoryboardFile"] == nil)
    let folder = try AppFolder()
    let plist = try folder.add(
      "Info.plist",
      "<plist><dict><key>UIMainStoryboardFile</key><string>Own</string></dict></plist>")
    let both = try target([key: "Main", "GENERATE_INFOPLIST_FILE": "YES"], plist: plist)
    #expect(
      try InformationPropertyList(of: both).entries["UIMainStoryboardFile"] == .string("Own"))
  }

  @Test func `it is XML that can be read`() throws {
    let list = try InformationPropertyList(of: target(["MARKETING_VERSION": "1.2"]))
    #expect(list.xml.contains("<key>CFBundleShortVersionString</key>"))
    #expect(list.xml.contains("<string>1.2</string>"))
  }

  @Test func `a damaged file is named with the place`() throws {
    let folder = try AppFolder()
    let plist = try folder.add("Info.plist", "<plist>\n<dict><key></dict></plist>")
    let error = try #require(throws: ProjectError.self) {
      try InformationPropertyList(of: target([:], plist: plist))
    }
    #expect(error.description.hasPrefix("\(plist):2:"))
  }
}
