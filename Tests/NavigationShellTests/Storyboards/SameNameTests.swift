import Foundation
import Goldens
import Input
import NavigationKit
import Scenario
import Testing

@testable import NavigationShell

/// Scenes of the same name in the launcher, and in what it records.
final class SameNameTests: LauncherFixture {
  private var scenes: [String] {
    recorded.events.compactMap { if case .scene(let name, _) = $0 { name } else { nil } }
  }

  private static func page(_ text: String, id: Int, title: String?, attributes: String) -> String {
    InterfaceText.scene(
      """
      <viewController \(attributes) id="con-\(id)" sceneMemberID="viewController">
        <view key="view" id="vie-\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews><label text="\(text)" id="lab-\(id)">
            <rect key="frame" x="20" y="120" width="300" height="30"/></label></subviews>
        </view>
      </viewController>
      """, title: title, id: id)
  }

  init() throws {
    let text = InterfaceText.storyboard(
      Self.page("Start", id: 0, title: "Start", attributes: "")
        + Self.page("First", id: 1, title: "Log In", attributes: "")
        + Self.page("Second", id: 2, title: "Log In", attributes: "")
        + Self.page("Third", id: 3, title: "Log In", attributes: #"customClass="SignIn""#)
        + Self.page("Nameless", id: 4, title: nil, attributes: ""), start: "con-0")
    try super.init(text)
  }

  private func choose(_ label: String) throws {
    open()
    let element = try #require(over.elements().first { $0.label.hasPrefix(label) })
    click(CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  @Test(
    arguments: [
      ("Log In", "Log In", "First"), ("Log In (2)", "Log In (2)", "Second"),
      ("Log In (3)", "SignIn", "Third"),
    ])
  func `each has its number in the list, and is recorded as what plays it`(
    listed: String, name: String, text: String
  ) throws {
    try choose(listed)
    #expect(app.elements().map(\.label) == [text])
    #expect(scenes == [name])
    #expect(app.showScene(named: "Start"))
    #expect(app.showScene(named: name))
    #expect(app.elements().map(\.label) == [text])
    #expect(app.sceneNames.contains(name))
  }

  @Test func `one without a name is listed and recorded by its kind`() throws {
    try choose("View Controller")
    #expect(scenes == ["View Controller"])
    #expect(app.showScene(named: "Start"))
    #expect(app.showScene(named: "View Controller"))
    #expect(app.elements().map(\.label) == ["Nameless"])
  }

  @Test func `a number is passed over that is another scene's name`() throws {
    let text = InterfaceText.storyboard(
      Self.page("First", id: 0, title: "Log In", attributes: "")
        + Self.page("Named", id: 1, title: "Log In (2)", attributes: "")
        + Self.page("Second", id: 2, title: "Log In", attributes: ""), start: "con-0")
    let player = try #require(
      try App(interfaceAt: folder.add("Other.storyboard", Data(text.utf8)), language: nil))
    let file = try #require(player.storyboard)
    #expect(
      file.document.scenes.map(file.listedName) == ["Log In", "Log In (2)", "Log In (3)"])
    #expect(file.document.scenes.map(file.name) == ["Log In", "Log In (2)", "Log In (3)"])
  }

  @Test func `a number that no scene has is none`() {
    for name in ["Log In (4)", "Log In (0)", "Log In ()", "(2)", "Start (2)"] {
      #expect(!app.showScene(named: name))
    }
  }
}
