import Goldens
import Foundation
import Input
import Testing

@testable import NavigationKit

/// The words above the rows of keys, and the corners below.
struct KeyboardBarTests {
  private let fixture = KeyboardFixture()
  private var stage: Stage { fixture.stage }
  private var name: UITextField { fixture.name }
  private var keyboard: KeyboardView? { stage.keys }

  private func tap(_ keys: String...) { for key in keys { stage.tap(key) } }
  private func key(_ title: String) -> StageElement? {
    stage.element(.key, title)
  }
  private var words: [String] {
    (keyboard?.keys ?? []).compactMap { key -> String? in
      guard case .suggestion = key.face.key else { return nil }
      return key.face.title
    }
  }

  private func open(_ change: (UITextField) -> Void = { _ in }) {
    change(name)
    stage.tap(at: CGPoint(x: 340, y: 77))
    stage.advance(by: 0.4)
  }

  // MARK: Words

  @Test func `what is typed goes on with a word`() {
    open()
    #expect(words == ["the", "and", "to"])
    tap("t", "h")
    #expect(words == ["“th”", "the", "that"])
    tap("that")
    #expect(name.text == "that " && words == ["the", "and", "to"])
    tap("x", "y")
    #expect(words == ["“xy”"], "nothing begins so")
  }

  @Test(
    arguments: [
      ("Sailing sa", "", ["“sa”", "sailing", "saturday"]),
      ("Sa", "", ["“Sa”", "Saturday", "Said"]), ("TH", "", ["“TH”", "THE", "THAT"]),
      ("", "", ["the", "and", "to"]), ("sa", "i", []),
    ] as [(String, String, [String])])
  func `words of the text come before common ones`(
    before: String, after: String, words: [String]
  ) {
    let found = TypingSuggestion.all(before: before, after: after, capitalizes: false)
    #expect(found.map(\.title).first == words.first && found.count == words.count)
    if before.hasPrefix("Sailing") { #expect(found.map(\.title)[1] == "sailing") }
    if before == "TH" { #expect(found.map(\.title) == words) }
  }

  @Test func `addresses and passwords get no words`() {
    open { $0.keyboardType = .emailAddress }
    tap("t", "h")
    #expect(words.isEmpty)
    name.keyboardType = .default
    name.isSecureTextEntry = true
    stage.advance(by: 0.4)
    #expect(words.isEmpty && key("emoji") == nil && key("dictate") == nil)
  }

  // MARK: Corners

  @Test func `a phone with a home indicator has two keys in its lower corners`() throws {
    open()
    let (face, microphone) = try (#require(key("emoji")).frame, #require(key("dictate")).frame)
    let space = try #require(key("space")).frame
    #expect(face.minX == 0 && microphone.maxX == 390 && face.minY >= space.maxY)
    #expect(face.maxY <= 844 - 20)
    tap("dictate", "q")
    #expect(name.text == "q", "nobody listens")
    name.keyboardType = .numberPad
    name.reloadInputViews()
    stage.advance(by: 0.4)
    #expect(key("emoji") == nil && key("dictate") == nil)
  }

  @Test func `a phone with a home button has them beside the space bar`() throws {
    stage.resize(to: .homeButtonPhone, safeAreaInsets: UIEdgeInsets(top: 20))
    open()
    let row = try ["123", "emoji", "dictate", "space", "return"].map { try #require(key($0)).frame }
    #expect(Set(row.map(\.minY)).count == 1 && row.map(\.minX) == row.map(\.minX).sorted())
  }

  // MARK: Pads

  private func pad() -> Stage {
    let stage = Stage(
      size: CGSize(width: 820, height: 1180), safeAreaInsets: UIEdgeInsets(top: 24, bottom: 20),
      traits: UITraitCollection(userInterfaceIdiom: .pad))
    stage.hasSoftwareKeyboard = true
    let page = UIViewController()
    name.removeFromSuperview()
    page.view.addSubview(name)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    name.becomeFirstResponder()
    stage.settle()
    return stage
  }

  @Test func `a flick down on a pad's key types its second sign`() throws {
    let stage = pad()
    func frame(_ title: String) throws -> CGRect {
      try #require(stage.elements().first { $0.label == title }).frame
    }
    let q = try frame("q")
    let middle = CGPoint(x: q.midX, y: q.midY)
    stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 40), over: 0.2)
    #expect(name.text == "1")
    stage.tap("q")
    #expect(name.text == "1q")
    let a = try frame("a")
    stage.drag(from: middle, to: CGPoint(x: a.midX + 30, y: a.midY), over: 0.2)
    #expect(name.text?.count == 3)
    let row = try [".?123", "emoji", "dictate", "space"].map { title in
      try #require(stage.elements().first { $0.label == title }).frame
    }
    #expect(Set(row.map(\.minY)).count == 1)
  }

  @Test func `a pad takes back, makes again and pastes`() {
    let stage = pad()
    stage.tap("q")
    stage.tap("undo")
    #expect(name.text == "")
    stage.tap("redo")
    #expect(name.text == "q")
    stage.pasteboard.string = "!"
    stage.advance(by: 0.1)
    stage.tap("paste")
    #expect(name.text == "q!")
  }
}
