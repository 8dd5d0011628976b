import Foundation
import Goldens
import Storyboard
import Testing

/// A project's own file and its property list: in XML, of odd objects, damaged.
struct ProjectFileTests {
  private let folder: ProjectFolder

  init() throws { folder = try ProjectFolder() }

  @Test(arguments: [
    "", "{", "<plist>", "{objects = 1; rootObject = (",
  ])
  func `a damaged project is refused, and nothing stops`(text: String) throws {
    try folder.add("Shop.xcodeproj/project.pbxproj", text)
    #expect(try folder.refusal().contains(/Shop.xcodeproj\/project.pbxproj:\d+: it is damaged/))
  }

  @Test(arguments: ["(a, b)", "\0\u{1}bplist00"])
  func `a project that is another list is refused`(text: String) throws {
    try folder.add("Shop.xcodeproj/project.pbxproj", text)
    #expect(try folder.refusal().hasSuffix("project.pbxproj: it holds no keys; save it in Xcode"))
  }

  @Test(arguments: [
    ("{\n  a = b;\n  c = d\n}", 4, "; is missing after the value of c"),
    ("{\n  a b;\n}", 2, "= is missing after a"), ("{\n  a = (b,\n c;\n", 3, ") is missing"),
    ("{a = \"b;\n}", 1, "a quotation mark is missing"), ("{}\n}", 2, "behind its last brace"),
    ("<plist>\n<dict>\n<key>a</ky></dict></plist>", 3, "an end tag does not fit"),
    ("{a = " + String(repeating: "(", count: 500), 1, "more than 200 lists"),
  ])
  func `what is wrong with a project is said with its line`(
    text: String, line: Int, reason: String
  ) throws {
    try folder.add("Shop.xcodeproj/project.pbxproj", text)
    let refusal = try folder.refusal()
    #expect(refusal.contains("project.pbxproj:\(line): it is damaged"), "\(refusal)")
    #expect(refusal.contains(reason) && refusal.hasSuffix("; mend it, or name a storyboard"))
  }

  @Test func `a project in XML is read`() throws {
    try folder.addStoryboard("Main.storyboard")
    try folder.addStoryboard("Stall.storyboard")
    func dict(_ entries: String) -> String { "<dict>\(entries)</dict>" }
    func key(_ key: String, _ value: String) -> String { "<key>\(key)</key>\(value)" }
    func text(_ key: String, _ text: String) -> String {
      "<key>\(key)</key><string>\(text)</string>"
    }
    let objects = [
      key("P", dict(key("targets", "<array><string>T</string></array>"))),
      key(
        "T",
        dict(
          text("productType", "com.apple.product-type.application")
            + text("buildConfigurationList", "L"))),
      key("L", dict(key("buildConfigurations", "<array><string>C</string></array>"))),
      key(
        "C", dict(key("buildSettings", dict(text("INFOPLIST_KEY_UIMainStoryboardFile", "Stall"))))),
    ]
    try folder.add(
      "Shop.xcodeproj/project.pbxproj",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(dict(key("objects", dict(objects.joined())) + text("rootObject", "P")))
      </plist>
      """)
    #expect(try folder.main() == "Stall.storyboard")
  }

  @Test func `a list that is cut off in its type of document is cut off`() throws {
    try folder.add(
      "Shop.xcodeproj/project.pbxproj", "<?xml version='1.0'?>\n<!DOCTYPE plist PUBLIC '-//Ap")
    #expect(try folder.refusal().contains("cut off"))
  }

  @Test func `a type of document that declares more than its name is refused`() throws {
    try folder.add(
      "Shop.xcodeproj/project.pbxproj",
      #"<!DOCTYPE plist [<!ENTITY a SYSTEM "/etc/passwd">]><plist><dict/></plist>"#)
    #expect(try folder.refusal().contains("it declares a document type"))
  }

  @Test(
    arguments: [
      "{}", "{objects = {P = {targets = (T, 1, {});};}; rootObject = P;}",
      "{objects = {P = {targets = (P); buildConfigurationList = P;};}; rootObject = P;}",
      "{objects = {P = Q;}; rootObject = P;}",
    ])
  func `a project of odd objects has no targets`(text: String) throws {
    try folder.add("Shop.xcodeproj/project.pbxproj", text)
    try folder.addStoryboard("Main.storyboard")
    #expect(try folder.main() == "Main.storyboard")
  }

  @Test func `a damaged Info.plist is named`() throws {
    try folder.addProject([("Shop", "INFOPLIST_FILE = Info.plist;")])
    try folder.addStoryboard("Main.storyboard")
    try folder.add("Info.plist", "<?xml version=\"1.0\"?><plist><dict><key>")
    #expect(try folder.refusal().contains(/Info.plist:\d+: it is damaged/))
    try folder.add("Info.plist", "bplist00")
    #expect(try folder.refusal().contains("plutil -convert xml1"))
  }
}
