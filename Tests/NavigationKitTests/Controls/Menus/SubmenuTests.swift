import Goldens
import Foundation
import NavigationKit
import Testing

/// Menus that open from a row of another menu.
struct SubmenuTests {
  private let fixture = NavigationFixture("A")
  private var stage: Stage { fixture.stage }

  private func open(_ rows: String..., then path: String...) {
    let inner = UIMenu(
      title: "Move to", children: ["North", "South"].map { UIAction(title: $0) { _ in } })
    let children: [UIMenuElement] = rows.map { UIAction(title: $0) { _ in } } + [inner]
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(children: children))
    for label in ["More"] + path { choose(label) }
  }

  private func choose(_ label: String) {
    stage.tap(label)
    stage.settle()
  }

  private func frame(of row: String) -> CGRect? {
    stage.element(.menuItem, row)?.frame
  }

  @Test func `a submenu opens over the row that it was chosen from`() throws {
    open("Copy", "Share")
    let row = try #require(frame(of: "Move to"))
    choose("Move to")
    #expect(fixture.menuRows == ["Move to", "North", "South"])
    #expect(frame(of: "Move to") == row)
    #expect(frame(of: "North")?.minY == row.maxY)
  }

  @Test func `its heading closes it, and the menu behind takes touches again`() {
    open("Copy", then: "Move to")
    choose("Move to")
    #expect(fixture.menuRows == ["Copy", "Move to"])
    choose("Copy")
    #expect(fixture.menuRows.isEmpty)
  }

  @Test func `a tap on the menu behind it closes only the submenu`() throws {
    open("Copy", "Share")
    let copy = try #require(frame(of: "Copy"))
    choose("Move to")
    stage.tap(at: CGPoint(x: copy.midX, y: copy.midY))
    stage.settle()
    #expect(fixture.menuRows == ["Copy", "Share", "Move to"])
  }

  @Test func `a tap beside both closes all, and so does an action`() {
    open("Copy", then: "Move to")
    stage.tap(at: CGPoint(x: 20, y: 700))
    stage.settle()
    #expect(fixture.menuRows.isEmpty)
    open("Copy", then: "Move to", "South")
    #expect(fixture.menuRows.isEmpty)
  }

  @Test func `a finger slides from the button to a submenu's row`() throws {
    open("Copy")
    let row = try #require(frame(of: "Move to"))
    stage.tap(at: CGPoint(x: 20, y: 700))
    stage.settle()
    let more = stage.elements().first { $0.label == "More" }?.frame ?? .zero
    stage.press(at: CGPoint(x: more.midX, y: more.midY))
    stage.advance(by: 1)
    stage.move(to: CGPoint(x: row.midX, y: row.midY), over: 0.2)
    stage.release()
    stage.settle()
    #expect(fixture.menuRows == ["Move to", "North", "South"])
  }

  @Test func `a submenu stays on the screen`() throws {
    open(
      "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15",
      then: "Move to")
    let last = try #require(frame(of: "South"))
    #expect(last.maxY <= stage.window.bounds.maxY - 8)
  }
}
