import Foundation
import Goldens
import NavigationKit
import Testing

@testable import Storyboard

/// The titles of scenes, and the names by which they are found.
@MainActor
struct SceneNameTests {
  /// Plays two scenes: an empty one, and a page with a label and these names.
  private func play(
    _ attributes: String = "", item: String? = nil, tab: String? = nil, comment: String? = nil,
    changing change: (DocumentElement) -> DocumentElement = { $0 }
  ) throws -> (stage: Stage, file: StoryboardFile) {
    let items =
      (item.map { #"<navigationItem key="navigationItem" title="\#($0)" id="n"/>"# } ?? "")
      + (tab.map { #"<tabBarItem key="tabBarItem" title="\#($0)" id="t"/>"# } ?? "")
    let page = PlayedText.page(
      PlayedText.label("Deck"), id: "two", attributes: attributes, inController: items)
    let text = InterfaceText.storyboard(
      InterfaceText.scene(PlayedText.page())
        + InterfaceText.scene(page, title: comment, id: 1))
    let file = StoryboardFile(
      try StoryboardDocument(contents: Data(text.utf8), file: "Main.storyboard", changing: change),
      name: "Main")
    let stage = Stage(size: .homeButtonPhone)
    stage.show(
      {
        let storyboard = UIStoryboard(file)
        Stage.current?.playedStoryboard = storyboard
        return storyboard.instantiateInitialViewController() ?? UIViewController()
      }, restoring: nil)
    return (stage, file)
  }

  private func name(_ played: (stage: Stage, file: StoryboardFile)) -> String {
    played.file.document.scenes[1].name
  }

  @Test func `a title names a scene, then that of its bars, its comment, identifier and class`()
    throws
  {
    let own = #"storyboardIdentifier="deck-1" customClass="DeckController""#
    let titled = own + #" title="Deck Plan""#
    #expect(try name(play(titled, item: "Item", tab: "Tab", comment: "Comment")) == "Deck Plan")
    #expect(try name(play(own, item: "Item", tab: "Tab", comment: "Comment")) == "Item")
    #expect(try name(play(own, item: " ", tab: "Tab", comment: " Com\n ment ")) == "Com ment")
    #expect(try name(play(own, tab: "Tab")) == "Tab")
    #expect(try name(play(own)) == "deck-1")
    #expect(try name(play(#"customClass="DeckController""#)) == "DeckController")
    #expect(try name(play()) == "View Controller")
  }

  @Test(
    arguments: [
      ("navigationController", "Navigation Controller"), ("tabBarController", "Tab Bar Controller"),
      ("splitViewController", "Split View Controller"),
      ("tableViewController", "Table View Controller"),
      ("glkViewController", "GLKit View Controller"),
      ("hostingController", "Hosting View Controller"),
      (#"viewControllerPlaceholder storyboardName="Dock""#, "Dock"),
      (#"viewControllerPlaceholder storyboardName="Dock" referencedIdentifier="Crane""#, "Crane"),
      ("viewControllerPlaceholder", "Storyboard Reference"),
    ])
  func `a scene without names has that of its kind`(tag: String, name: String) throws {
    let document = try storyboard(
      InterfaceText.scene("<\(tag) id=\"one\" sceneMemberID=\"viewController\"/>"))
    #expect(document.scenes.map(\.name) == [name])
  }

  @Test(
    arguments: ["Deck Plan", "Item", "Tab", "Comment", "deck-1", "DeckController"])
  func `any of its names finds a scene`(name: String) throws {
    let played = try play(
      #"title="Deck Plan" storyboardIdentifier="deck-1" customClass="DeckController""#,
      item: "Item", tab: "Tab", comment: "Comment")
    #expect(!played.stage.elements().contains { $0.label == "Deck" })
    #expect(played.stage.showScene(named: name))
    #expect(played.stage.elements().contains { $0.label == "Deck" })
    #expect(played.stage.sceneNames.contains(name))
  }

  @Test func `an identifier finds its scene before the title of another`() throws {
    let document = try storyboard(
      InterfaceText.scene(PlayedText.page(attributes: #"title="Deck""#))
        + InterfaceText.scene(
          PlayedText.page(id: "two", attributes: #"storyboardIdentifier="Deck""#), id: 1))
    let file = StoryboardFile(document, name: "Main")
    #expect(file.scene(named: "Deck")?.id == "scene-1")
    #expect(file.name(of: document.scenes[0]) == "Deck (1)")
    #expect(file.scene(named: "Deck (1)")?.id == "scene-0")
  }

  @Test func `in another language a scene has the names of the file, and is found by both`() throws
  {
    let played = try play(
      #"title="Quay""#, changing: { $0.changingTexts(PseudoLanguage.bounded.text) })
    #expect(name(played) == "Quay")
    #expect(played.file.name(of: played.file.document.scenes[1]) == "Quay")
    #expect(played.stage.showScene(named: "Quay"))
    #expect(played.stage.elements().contains { $0.label == "[# Deck #]" })
    #expect(played.file.scene(named: "[# Quay #]")?.id == "scene-1")
  }
}
