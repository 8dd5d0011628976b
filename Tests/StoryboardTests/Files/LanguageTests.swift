import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Storyboards in the languages that files beside them are written in.
@MainActor
struct LanguageTests {
  private let folder: ProjectFolder
  private let path: String

  init() throws {
    folder = try ProjectFolder()
    path = try folder.addStoryboard("Shop/Base.lproj/Main.storyboard")
  }

  private var source: StoryboardSource { StoryboardSource(storyboard: path) }

  /// The label's text in a language.
  private func text(_ name: String) throws -> String? {
    let source = source
    let language = try StoryboardSource.language(code: name, among: source.languages())
    try #require(language != nil)
    let loader = StoryboardFolder(source.files, language: language)
    return try loader.read(path).document["lab-00-001"]?["text"]
  }

  @Test func `strings beside it are its texts, those nearest to it`() throws {
    try folder.add("Shop/de.lproj/Main.strings", #""lab-00-001.text" = "Brot";"#)
    try folder.add("de.lproj/Main.strings", #""lab-00-001.text" = "fern";"#)
    try folder.addProject()
    #expect(try text("de") == "Brot")
    #expect(try source.languages() == ["de", "en"])
  }

  @Test(arguments: [("de-AT", "Brot"), ("DE", "Brot"), ("pt_BR", "Pão"), ("pt-BR-x", "Pão")])
  func `a code without texts of its own means the nearest`(name: String, text: String) throws {
    try folder.add("Shop/de.lproj/Main.strings", #""lab-00-001.text" = "Brot";"#)
    try folder.add("Shop/pt-BR.lproj/Main.strings", #""lab-00-001.text" = "Pão";"#)
    #expect(try self.text(name) == text)
  }

  @Test func `a strings catalogue has all languages`() throws {
    try folder.add(
      "Shop/mul.lproj/Main.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"lab-00-001.text": {
        "extractionState": "stale", "localizations": {
          "fr": {"stringUnit": {"state": "translated", "value": "Pain"}},
          "it": {"variations": {}}}}, "x.y": {}}}
      """)
    #expect(try source.languages() == ["en", "fr", "it"])
    #expect(try text("fr") == "Pain")
    #expect(try text("en") == "Bread" && text("it") == "Bread")
  }

  @Test func `of two strings catalogues the nearest counts`() throws {
    for (place, word) in [("Other/mul.lproj", "fern"), ("Shop/mul.lproj", "Pain")] {
      try folder.add(
        "\(place)/Main.xcstrings",
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"lab-00-001.text": {
          "localizations": {"fr": {"stringUnit": {"state": "translated", "value": "\(word)"}}}}}}
        """)
    }
    try folder.addProject()
    #expect(try text("fr") == "Pain")
  }

  @Test func `a nib has strings beside it, too`() throws {
    let path = try folder.add(
      "Shop/Base.lproj/Card.xib",
      InterfaceText.nib(#"<label text="Bread" id="lab-00-001"/>"#))
    try folder.add("Shop/de.lproj/Card.strings", #""lab-00-001.text" = "Brot";"#)
    let source = StoryboardSource(storyboard: path)
    let language = try StoryboardSource.language(code: "de", among: source.languages())
    let nib = try StoryboardFolder(source.files, language: language).readNib(path)
    #expect(nib.document["lab-00-001"]?["text"] == "Brot")
  }

  @Test func `a whole storyboard of a language takes its place`() throws {
    try folder.addStoryboard("Shop/da.lproj/Main.storyboard", text: "Brød")
    #expect(try text("da") == "Brød")
    try folder.add("Shop/da.lproj/Main.strings", #""lab-00-001.text" = "Rugbrød";"#)
    #expect(try text("da") == "Rugbrød")
  }

  @Test func `tables of code and files of others are no languages of it`() throws {
    try folder.add("Shop/de.lproj/Localizable.strings", "")
    try folder.add("Shop/fr.lproj/Other.strings", "")
    try folder.add("Shop/Main.strings", "")
    #expect(try source.languages().isEmpty)
  }

  @Test func `the language of the developers shows its own texts`() throws {
    try folder.addProject()
    #expect(try source.languages() == ["en"])
    #expect(try text("en") == "Bread" && text("en-GB") == "Bread")
  }

  @Test func `other storyboards are in the language too`() throws {
    try folder.addStoryboard("Shop/Base.lproj/Stall.storyboard")
    try folder.add("Shop/de.lproj/Stall.strings", #""lab-00-001.text" = "Brot";"#)
    let source = source
    let loader = StoryboardFolder(source.files, language: .translation("de"))
    _ = try loader.read(path)
    let other = loader.storyboard(named: "Stall", in: nil) as? StoryboardFile
    #expect(other?.document["lab-00-001"]?["text"] == "Brot")
  }

  @Test(arguments: [("Main.strings", "\"a\" = \"b", 1), ("Main.strings", "\n\"a\" \"b\";", 2)])
  func `a damaged strings file is named with its line`(name: String, text: String, line: Int) throws
  {
    let file = try folder.add("Shop/de.lproj/\(name)", text)
    let error = #expect(throws: StoryboardError.self) { try self.text("de") }
    #expect(error?.file == file && error?.line == line)
  }

  @Test func `a damaged catalogue or storyboard of a language is named`() throws {
    let catalog = try folder.add("Shop/mul.lproj/Main.xcstrings", "{\"sourceLanguage\"")
    let error = #expect(throws: StoryboardError.self) { try source.languages() }
    #expect(error?.file == catalog)
    let other = try ProjectFolder()
    let path = try other.addStoryboard("Main.storyboard")
    let damaged = try other.add("de.lproj/Main.storyboard", "<document")
    let loader = StoryboardFolder(
      StoryboardSource(storyboard: path).files, language: .translation("de"))
    #expect((#expect(throws: StoryboardError.self) { try loader.read(path) })?.file == damaged)
  }

  @Test(
    arguments: [
      ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("de", false), ("zh-Hant", false),
      ("double", false), ("nonsense", false),
    ])
  func `the direction is that of the language`(name: String, isRightToLeft: Bool) {
    #expect(InterfaceLanguage(name).isRightToLeft == isRightToLeft)
  }
}
