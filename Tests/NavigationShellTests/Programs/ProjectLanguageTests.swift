import Foundation
import Goldens
import Testing

/// The languages of an Xcode project on the command line.
final class ProjectLanguageTests: ShopFixture {
  @Test(arguments: [
    ("de", "Brot"), ("de-AT", "Brot"), ("en", "Bread"), ("double", "Bread Bread"),
    ("accented", "Ɓŕéåð"), ("bounded", "[# Bread #]"),
  ])
  func `its texts are in a language`(language: String, text: String) throws {
    try addTranslation()
    let look = try navshell.run(["inspect", ".", "--language", language], in: folder.url)
    #expect(look.exitCode == 0 && look.output.contains(text), "\(look.output)\(look.errors)")
  }

  @Test func `a language from right to left turns the layout`() throws {
    try addTranslation()
    func salt(_ arguments: String...) throws -> Substring? {
      let look = try navshell.run(["inspect", "."] + arguments, in: folder.url)
      return look.output.split(separator: "\n").first { $0.contains("Salt") }
    }
    let turned = try #require(try salt("--language", "ar"))
    #expect(try turned == salt("--rtl"))
    #expect(try turned != salt("--language", "de"))
  }

  @Test func `a language that is not there is one line that lists those there are`() throws {
    try addTranslation()
    let outcome = try navshell.run(["inspect", ".", "--language", "xx"], in: folder.url)
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.errors == """
        navshell: ./Shop/Base.lproj/Stall.storyboard has no texts in "xx": it has ar, de, en; to try its \
        layout, double, accented, bounded are made of its own

        """)
    let demo = try navshell.run("inspect", "mail", "--language", "de")
    #expect(demo.exitCode == 64)
    #expect(demo.errors.contains("mail has no texts in \"de\": languages are for storyboards"))
  }

  @Test func `a damaged strings file is named with its line`() throws {
    try add("Shop/de.lproj/Stall.strings", "\n\"lab-00-001.text\" = \"Brot\"")
    let outcome = try navshell.run(["inspect", ".", "--language", "de"], in: folder.url)
    #expect(outcome.exitCode == 65 && outcome.errors.contains("Stall.strings:2: ; is missing"))
  }

  @Test(arguments: [("de", "Brot", 0), ("xx", "Bread", 65)])
  func `a scenario has a language`(language: String, text: String, code: Int32) throws {
    try addTranslation()
    try add(
      "flow.yaml",
      """
      app: Shop.xcodeproj
      language: \(language)
      steps:
        - expect: {elements: {present: [\(text)]}}
      """)
    let outcome = try navshell.run(["verify", "flow.yaml"], in: folder.url)
    #expect(outcome.exitCode == code, "\(outcome.output)\(outcome.errors)")
    let place = "flow.yaml:2:11: "
    #expect((outcome.output + outcome.errors).contains(place) == (code != 0))
    let other = try navshell.run(
      ["inspect", "flow.yaml", "--language", "double"], in: folder.url)
    #expect(other.output.contains("Bread Bread"))
  }
}
