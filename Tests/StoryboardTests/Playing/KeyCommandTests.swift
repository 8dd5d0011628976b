import Foundation
import Goldens
import Input
import NavigationKit
import Storyboard
import Testing

/// Key commands that a controller has in its storyboard.
@MainActor
struct KeyCommandTests {
  final class Deck: UIViewController, SelectorResponding {
    static var selectors: SelectorTable { ["hoist:": .init(Deck.hoist)] }
    var inputs: [String] = []
    func hoist(_ command: UIKeyCommand) { inputs.append(command.input ?? "") }
  }

  private func play(_ command: String) throws -> PlayedText {
    try PlayedText(
      PlayedText.page(
        attributes: #"customClass="Deck""#,
        inController: "<keyCommands>\(command)</keyCommands>"), classes: ["Deck": Deck.self])
  }

  private func press(_ key: Key, _ modifiers: Modifiers = [], on played: PlayedText) {
    played.stage.send(
      .key(KeyEvent(key: key, modifiers: modifiers, time: played.stage.now)))
    played.stage.settle()
  }

  @Test(
    arguments: [
      (#"modifierFlags="command shift""#, ""), (#"modifierFlags="1179648""#, ""),
      ("", #"<modifierFlags key="modifierFlags" command="YES" shift="YES"/>"#),
    ])
  func `a key with those held together with it calls the controller's method`(
    attributes: String, contents: String
  ) throws {
    let played = try play(
      """
      <keyCommand title="Hoist" keyEquivalent="h" \(attributes) id="k">\(contents)<connections>
        <action selector="hoist:" destination="one" id="a"/></connections></keyCommand>
      """)
    let deck = try #require(played.root as? Deck)
    #expect(deck.keyCommands?.map(\.title) == ["Hoist"])
    press(.character("h"), on: played)
    press(.character("h"), .command, on: played)
    #expect(deck.inputs.isEmpty)
    press(.character("h"), [.command, .shift], on: played)
    #expect(deck.inputs == ["h"])
    #expect(played.file.reader.unplayed.isEmpty)
  }

  @Test func `a key without a character has UIKit's name`() throws {
    let played = try play(
      """
      <keyCommand keyEquivalent="\u{F700}" id="k"><connections>
        <action selector="hoist:" destination="one" id="a"/></connections></keyCommand>
      """)
    press(.up, on: played)
    #expect((played.root as? Deck)?.inputs == [UIKeyCommand.inputUpArrow])
  }

  @Test(
    arguments: [
      (
        #"<keyCommand keyEquivalent="h" id="k"/>"#,
        "keyCommand k: it has no action, so it is left out"
      ),
      (
        #"<keyCommand id="k"><connections><action selector="hoist:" destination="one" id="a"/></connections></keyCommand>"#,
        "keyCommand k: it has no key, so it is left out"
      ),
    ])
  func `one without a key or an action is left out`(command: String, message: String) throws {
    let played = try play(command)
    #expect(played.messages == [message])
    #expect(played.root?.keyCommands?.isEmpty == true)
  }
}
