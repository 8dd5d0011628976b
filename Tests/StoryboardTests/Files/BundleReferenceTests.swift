import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// References to storyboards of other bundles.
@MainActor
struct BundleReferenceTests {
  private let folder: ProjectFolder
  private let stage = Stage(size: .homeButtonPhone)

  init() throws {
    folder = try ProjectFolder()
    try folder.add(
      "App/Main.storyboard",
      InterfaceText.storyboard(
        InterfaceText.scene(
          """
          <viewControllerPlaceholder storyboardName="Main" bundleIdentifier="org.sea.Kit" id="one" \
          sceneMemberID="viewController"/>
          """)))
  }

  /// The text of the page that the reference leads to.
  private func open() throws -> (text: String?, issues: [String]) {
    let loader = StoryboardFolder(URL(fileURLWithPath: folder.path()))
    let file = try loader.read(folder.path("App/Main.storyboard"))
    stage.show(
      { UIStoryboard(file).instantiateInitialViewController() ?? UIViewController() },
      restoring: nil)
    stage.settle()
    let label = stage.window.rootViewController?.view.subviews.first as? UILabel
    return (label?.text, file.reader.issues.map(\.message))
  }

  @Test func `the only other storyboard of the name is meant, in whatever language it is`() throws {
    try folder.addStoryboard("Parts/Base.lproj/Main.storyboard", text: "Kit page")
    try folder.addStoryboard("Parts/de.lproj/Main.storyboard", text: "Kit-Seite")
    #expect(try open() == ("Kit page", []))
  }

  @Test func `of several the one in a folder of the bundle's name is meant`() throws {
    try folder.addStoryboard("Kit/Main.storyboard", text: "Kit page")
    try folder.addStoryboard("Parts/Main.storyboard", text: "Other page")
    #expect(try open() == ("Kit page", []))
  }

  @Test func `a gap that nothing decides is noted`() throws {
    let note =
      "viewControllerPlaceholder one: there is no storyboard “Main” of the bundle “org.sea.Kit” "
      + "that can be read"
    try folder.addStoryboard("A/Main.storyboard", text: "A")
    try folder.addStoryboard("B/Main.storyboard", text: "B")
    #expect(try open().issues == [note])
    #expect(stage.elements().contains { $0.label == "Main" })
  }

  @Test func `a bundle that is loaded is asked before`() throws {
    let name = "org.sea.Kit"
    try folder.addStoryboard("Parts/Main.storyboard", text: "Kit page")
    let other = try ProjectFolder()
    try other.addStoryboard("Kit.bundle/Main.storyboard", text: "Loaded page")
    try other.addInfoPlist(
      "Kit.bundle/Info.plist", "<key>CFBundleIdentifier</key><string>\(name)</string>")
    let bundle = try #require(Bundle(path: other.path("Kit.bundle")))
    #expect(bundle.bundleIdentifier == name)
    withExtendedLifetime(bundle) {
      #expect(Bundle(identifier: name) != nil)
      #expect((try? open().text) == "Loaded page")
    }
  }
}
