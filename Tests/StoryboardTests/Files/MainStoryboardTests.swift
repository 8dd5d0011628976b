import Assets
import Foundation
import Goldens
import Storyboard
import Testing

/// Which storyboard an app starts with.
struct MainStoryboardTests {
  private let folder: ProjectFolder

  init() throws { folder = try ProjectFolder() }

  @Test(
    arguments: [
      "<key>UIMainStoryboardFile</key><string>Stall</string>",
      """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneStoryboardFile</key><string>Stall</string></dict></array></dict></dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      """,
    ], ["Shop/Info.plist", "$(SRCROOT)/Shop/Info.plist", "./Shop/Info.plist"])
  func `an Info.plist names it`(entries: String, written: String) throws {
    try folder.addProject([("Shop", "INFOPLIST_FILE = \"\(written)\";")])
    try folder.addInfoPlist("Shop/Info.plist", entries)
    try folder.addStoryboard("Shop/Base.lproj/Stall.storyboard")
    try folder.addStoryboard("Shop/Base.lproj/Main.storyboard")
    #expect(try folder.main() == "Shop/Base.lproj/Stall.storyboard")
    #expect(try folder.main("Shop.xcodeproj/") == "Shop/Base.lproj/Stall.storyboard")
    #expect(try StoryboardSource(project: folder.path()).name == "Shop")
  }

  @Test func `a build setting names it, for the target too or for all`() throws {
    let setting = "INFOPLIST_KEY_UIMainStoryboardFile = Stall;"
    try folder.addStoryboard("Shop/Stall.storyboard")
    try folder.addStoryboard("Shop/Main.storyboard")
    try folder.addProject([("Shop", setting)])
    #expect(try folder.main() == "Shop/Stall.storyboard")
    try folder.addProject([("Shop", "")], common: setting)
    #expect(try folder.main() == "Shop/Stall.storyboard")
  }

  @Test(
    arguments: [
      ("INFOPLIST_KEY_UIMainStoryboardFile = Stall", "", ""),
      ("INFOPLIST_KEY_UIMainStoryboardFile = Stall // the first", "", ""),
      ("#include \"Names.xcconfig\"", "INFOPLIST_KEY_UIMainStoryboardFile = $(FIRST)", ""),
      (
        "INFOPLIST_KEY_UIMainStoryboardFile = Other", "",
        "INFOPLIST_KEY_UIMainStoryboardFile = Stall;"
      ),
      (
        "INFOPLIST_KEY_UIMainStoryboardFile[sdk=mac*] = Other", "",
        "INFOPLIST_KEY_UIMainStoryboardFile = \"${FIRST:c99extidentifier}\"; FIRST = Stall;"
      ),
      (
        "#include \"Shop.xcconfig\"\nINFOPLIST_KEY_UIMainStoryboardFile = Sta$(END)", "",
        "END = ll;"
      ),
    ])
  func `settings are in files, too, and name one another`(
    file: String, other: String, own: String
  ) throws {
    try folder.addProject([("Shop", own)], settingsFile: "Config/Shop.xcconfig")
    try folder.add("Config/Shop.xcconfig", file)
    try folder.add("Config/Names.xcconfig", "FIRST = Stall\n" + other)
    for name in ["Stall", "Other", "Main"] { try folder.addStoryboard("Shop/\(name).storyboard") }
    #expect(try folder.main() == "Shop/Stall.storyboard")
  }

  @Test func `an Info.plist has values of settings, and settings that mean themselves end`() throws
  {
    try folder.addProject([
      (
        "Shop",
        "INFOPLIST_FILE = \"$(TARGET_NAME)/Info.plist\"; A = \"$(B)$(B)\"; B = \"$(A)$(A)\";"
      )
    ])
    try folder.addInfoPlist(
      "Shop/Info.plist", "<key>UIMainStoryboardFile</key><string>$(PRODUCT_NAME)$(A)</string>")
    try folder.addStoryboard("Shop/Main.storyboard")
    #expect(try folder.main() == "Shop/Main.storyboard")
    try folder.addInfoPlist(
      "Shop/Info.plist", "<key>UIMainStoryboardFile</key><string>$(PRODUCT_NAME)Page</string>")
    try folder.addStoryboard("Shop/ShopPage.storyboard")
    #expect(try folder.main() == "Shop/ShopPage.storyboard")
  }

  @Test func `of several apps the first for iOS that has one counts, with its own files`() throws {
    let setting = "INFOPLIST_KEY_UIMainStoryboardFile = Main;"
    try folder.addProject([
      ("Clock", setting + "SDKROOT = watchos;"), ("Code", ""), ("Stall", setting),
      ("Shop", setting),
    ])
    for name in ["Clock", "Shop", "Stall"] { try folder.addStoryboard("\(name)/Main.storyboard") }
    #expect(try folder.main() == "Stall/Main.storyboard")
  }

  @Test func `what is no app has none`() throws {
    try folder.addProject(
      [("ShopTests", "INFOPLIST_KEY_UIMainStoryboardFile = Other;")], type: "bundle.unit-test")
    try folder.addStoryboard("ShopTests/Other.storyboard")
    try folder.addStoryboard("Shop/Main.storyboard")
    #expect(try folder.main() == "Shop/Main.storyboard")
  }

  @Test func `without a name it is Main, that in the developers' language`() throws {
    try folder.addProject([("Shop", "INFOPLIST_FILE = Gone.plist;")])
    try folder.addStoryboard("Shop/de.lproj/Main.storyboard")
    try folder.addStoryboard("Shop/en.lproj/Main.storyboard")
    try folder.addStoryboard("Shop/Stall.storyboard")
    #expect(try folder.main() == "Shop/en.lproj/Main.storyboard")
    try folder.addStoryboard("Shop/More/Base.lproj/Main.storyboard")
    #expect(try folder.main() == "Shop/More/Base.lproj/Main.storyboard")
  }

  @Test func `else it is the only one with a start`() throws {
    try folder.addProject([("Shop", "")])
    try folder.addStoryboard("Shop/Launch.storyboard", isLaunchScreen: true)
    try folder.addStoryboard("Shop/Parts.storyboard", hasStart: false)
    #expect(
      try folder.refusal().hasSuffix(
        ": its app starts in code, as no storyboard has a start; name one of Shop/Parts.storyboard"
      ))
    try folder.addStoryboard("Shop/Stall.storyboard")
    #expect(try folder.main() == "Shop/Stall.storyboard")
    try folder.addStoryboard("Shop/Yard.storyboard")
    #expect(
      try folder.refusal()
        == "\(folder.path()): it does not say where it starts: name one of Shop/Stall.storyboard, "
        + "Shop/Yard.storyboard")
  }

  @Test func `a folder without a project has an Info.plist of its own, or Main, or one`() throws {
    try folder.addStoryboard("Base.lproj/Yard.storyboard")
    #expect(try folder.main() == "Base.lproj/Yard.storyboard")
    try folder.addStoryboard("Main.storyboard")
    #expect(try folder.main() == "Main.storyboard")
    try folder.addInfoPlist("Info.plist", "<key>UIMainStoryboardFile</key><string>Yard</string>")
    #expect(try folder.main() == "Base.lproj/Yard.storyboard")
  }

  @Test(arguments: [true, false])
  func `a storyboard that is named and not there is told, with what is played instead`(
    isSetting: Bool
  ) throws {
    let file = "INFOPLIST_FILE = Shop/Info.plist;"
    let setting = "INFOPLIST_KEY_UIMainStoryboardFile = Stall;"
    try folder.addProject([("Shop", isSetting ? setting : file)])
    let entry = "<key>UIMainStoryboardFile</key><string>Stall</string>"
    try folder.addInfoPlist("Shop/Info.plist", isSetting ? "" : entry)
    try folder.addStoryboard("Shop/Yard.storyboard")
    let source = isSetting ? "Shop.xcodeproj" : "Shop/Info.plist"
    let lost = "Stall.storyboard, which \(source) names to start with, is not there"
    #expect(try notice() == "\(folder.path()): \(lost); Shop/Yard.storyboard is played instead")
    #expect(try folder.main() == "Shop/Yard.storyboard")
    try folder.addStoryboard("Shop/Stall.storyboard")
    #expect(try notice() == nil)
  }

  private func notice() throws -> String? {
    try StoryboardSource(project: folder.path()).notice
  }

  @Test func `without any other storyboard the one that is not there is named`() throws {
    try folder.addProject([("Shop", "INFOPLIST_KEY_UIMainStoryboardFile = Stall;")])
    let lost = ": Stall.storyboard, which Shop.xcodeproj names to start with, is not there"
    #expect(try folder.refusal().hasSuffix(lost + ", and there is no other storyboard"))
    try folder.addStoryboard("Shop/Launch.storyboard", isLaunchScreen: true)
    #expect(
      try folder.refusal().hasSuffix(
        lost + ", and it has no storyboard but a launch screen; name that, Shop/Launch.storyboard"))
    try folder.addStoryboard("Shop/Parts.storyboard", hasStart: false)
    #expect(
      try folder.refusal().hasSuffix(
        lost + ", and no storyboard has a start; name one of Shop/Parts.storyboard"))
    for name in ["Quay", "Yard"] { try folder.addStoryboard("Shop/\(name).storyboard") }
    #expect(
      try folder.refusal().hasSuffix(
        lost + ": name one of Shop/Quay.storyboard, Shop/Yard.storyboard"))
  }

  @Test func `an app whose storyboard is not there gives way to the next, and is told`() throws {
    let names = ["Stall", "Main"].map { "INFOPLIST_KEY_UIMainStoryboardFile = \($0);" }
    try folder.addProject([("Stall", names[0]), ("Shop", names[1])])
    try folder.addStoryboard("Shop/Main.storyboard")
    #expect(try notice()?.contains("Stall.storyboard") == true)
    try folder.addProject([("Shop", names[1]), ("Stall", names[0])])
    #expect(try notice() == nil)
  }

  @Test func `a folder's Info.plist that names what is not there is told`() throws {
    try folder.addStoryboard("Yard.storyboard")
    try folder.addInfoPlist("Info.plist", "<key>UIMainStoryboardFile</key><string>Gone</string>")
    #expect(
      try notice() == "\(folder.path()): Gone.storyboard, which Info.plist names to start with, is "
        + "not there; Yard.storyboard is played instead")
  }

  @Test func `an extension may be in capitals`() throws {
    try folder.addStoryboard("Shop/Yard.STORYBOARD")
    #expect(StoryboardSource.isProject(folder.path("Shop")))
    #expect(try folder.main("Shop") == "Shop/Yard.STORYBOARD")
  }

  @Test func `an Info.plist names the app's fonts, which are looked for among its files`() throws {
    try folder.addStoryboard("Main.storyboard")
    try folder.addInfoPlist(
      "Shop/Shop-Info.plist",
      """
      <key>UIAppFonts</key><array><string>Lato.ttf</string><string>Fonts/Deep.otf</string>
      <string>Gone.ttf</string><integer>1</integer><string>../../out.ttf</string></array>
      """)
    for name in ["Shop/Art/Lato.ttf", "Deep.otf", "Other.ttf"] { _ = try folder.add(name, "") }
    let fonts = try StoryboardSource(project: folder.path()).files.appFonts
    #expect(fonts.map(\.path) == [folder.path("Shop/Art/Lato.ttf"), folder.path("Deep.otf")])
  }

  @Test func `a project without storyboards names its nibs`() throws {
    try folder.addProject([("Shop", "")])
    #expect(try folder.refusal().hasSuffix(": there is no storyboard in it"))
    try folder.add("Shop/Card.xib", InterfaceText.nib(#"<view id="v"/>"#))
    #expect(
      try folder.refusal().hasSuffix(
        ": there is no storyboard in it; name one of its nibs, Shop/Card.xib"))
    try folder.addStoryboard("Shop/Launch.storyboard", isLaunchScreen: true)
    #expect(
      try folder.refusal().hasSuffix(
        "launch screen; name that, Shop/Launch.storyboard, or one of its nibs, Shop/Card.xib"))
  }

  @Test func `several projects have to agree, or one is named`() throws {
    let setting = "INFOPLIST_KEY_UIMainStoryboardFile = "
    try folder.addProject([("Shop", setting + "Main;")])
    try folder.addProject([("Tools", "")], at: "Tools.xcodeproj")
    try folder.addStoryboard("Main.storyboard")
    try folder.addStoryboard("Stall.storyboard")
    #expect(try folder.main() == "Main.storyboard")
    try folder.addProject([("Tools", setting + "Stall;")], at: "Tools.xcodeproj")
    #expect(
      try folder.refusal().hasSuffix(
        "it has several apps: name one of Shop.xcodeproj, Tools.xcodeproj"))
    #expect(try folder.main("Tools.xcodeproj") == "Stall.storyboard")
  }

  @Test(arguments: ["../Info.plist", "/etc/passwd", "$(SOMEWHERE)/Info.plist", "Shop.xcodeproj"])
  func `an Info.plist that is not inside the folder is not read`(written: String) throws {
    try folder.addInfoPlist("Info.plist", "<key>UIMainStoryboardFile</key><string>Yard</string>")
    try folder.addProject([("Shop", "INFOPLIST_FILE = \"\(written)\";")], at: "In/Shop.xcodeproj")
    try folder.addStoryboard("In/Main.storyboard")
    try folder.addStoryboard("In/Yard.storyboard")
    #expect(try folder.main("In") == "In/Main.storyboard")
  }
}
