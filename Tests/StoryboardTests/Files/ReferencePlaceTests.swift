import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Where storyboards are that others name without a bundle.
@MainActor
struct ReferencePlaceTests {
  private let folder: ProjectFolder
  private let stage = Stage(size: .homeButtonPhone)

  init() throws {
    folder = try ProjectFolder()
    for module in ["One", "Two"] {
      try folder.add("\(module)/Main.storyboard", Self.reference(to: "Detail"))
      try folder.addStoryboard("\(module)/Views/Detail.storyboard", text: "Detail of \(module)")
    }
  }

  private static func reference(to name: String, bundle: String? = nil) -> String {
    let bundle = bundle.map { "bundleIdentifier=\"\($0)\"" } ?? ""
    return InterfaceText.storyboard(
      InterfaceText.scene(
        """
        <viewControllerPlaceholder storyboardName="\(name)" \(bundle) id="one" \
        sceneMemberID="viewController"/>
        """))
  }

  private func text(_ file: StoryboardFile) -> String? {
    stage.show(
      { UIStoryboard(file).instantiateInitialViewController() ?? UIViewController() },
      restoring: nil)
    stage.settle()
    return (stage.window.rootViewController?.view.subviews.first as? UILabel)?.text
  }

  private var loader: StoryboardFolder { StoryboardFolder(URL(fileURLWithPath: folder.path())) }

  @Test(arguments: ["One", "Two"])
  func `of two modules each finds its own storyboards`(module: String) throws {
    let loader = loader
    let other = try loader.read(
      folder.path(module == "One" ? "Two/Main.storyboard" : "One/Main.storyboard"))
    let file = try loader.read(folder.path("\(module)/Main.storyboard"))
    #expect(text(file) == "Detail of \(module)")
    #expect(text(other) == "Detail of \(module == "One" ? "Two" : "One")")
  }

  @Test func `a storyboard that another one names looks near itself, not near the first`() throws {
    try folder.add("One/Start.storyboard", Self.reference(to: "Main", bundle: "org.sea.Two"))
    #expect(text(try loader.read(folder.path("One/Start.storyboard"))) == "Detail of Two")
  }

  @Test func `a storyboard that leads back to itself is told so`() throws {
    try folder.add("One/Views/Detail.storyboard", Self.reference(to: "Main"))
    let loader = loader
    let file = try loader.read(folder.path("One/Main.storyboard"))
    _ = text(file)
    #expect(stage.elements().contains { $0.label == "It leads back to itself" })
  }

  @Test func `what is near counts before what is in the developers' language`() throws {
    try folder.addStoryboard("One/Views/de.lproj/Card.storyboard", text: "Karte")
    try folder.addStoryboard("Two/Base.lproj/Card.storyboard", text: "Card")
    let path = try folder.add("One/Start.storyboard", Self.reference(to: "Card"))
    #expect(text(try loader.read(path)) == "Karte")
    try folder.addStoryboard("One/Views/Base.lproj/Card.storyboard", text: "Own card")
    #expect(text(try loader.read(path)) == "Own card")
  }

  @Test func `of several that are as near the one that is taken is noted`() throws {
    let path = try folder.add("Start.storyboard", Self.reference(to: "Detail"))
    let file = try loader.read(path)
    #expect(text(file) == "Detail of One")
    #expect(
      file.reader.issues.map(\.message).contains {
        $0.hasSuffix(
          "One/Views/Detail.storyboard is taken, as near as Two/Views/Detail.storyboard")
      })
    let near = try loader.read(folder.path("One/Main.storyboard"))
    _ = text(near)
    #expect(near.reader.issues.isEmpty)
  }

  @Test func `one that is deeper in the same folders is less near`() throws {
    try folder.addStoryboard("Card.storyboard", text: "Card")
    try folder.addStoryboard("Old/Views/Card.storyboard", text: "Old card")
    let file = try loader.read(folder.add("Start.storyboard", Self.reference(to: "Card")))
    #expect(text(file) == "Card" && file.reader.issues.isEmpty)
  }

  @Test func `a file in a language means itself by its name`() throws {
    try folder.addStoryboard("One/Base.lproj/Card.storyboard", text: "Card")
    let path = try folder.addStoryboard("One/de.lproj/Card.storyboard", text: "Karte")
    let loader = loader
    _ = try loader.read(path)
    let found = loader.storyboard(named: "Card", in: nil) as? StoryboardFile
    #expect(found.flatMap(text) == "Karte")
  }

  @Test func `a path with a way back, or from where the program is, is as good as a whole one`()
    throws
  {
    let back = folder.path() + "/Two/../One/Main.storyboard"
    #expect(text(try loader.read(back)) == "Detail of One")
    let parents = Array(repeating: "..", count: 30).joined(separator: "/")
    let relative = parents + folder.path("Two/Main.storyboard")
    #expect(text(try loader.read(relative)) == "Detail of Two")
  }
}
