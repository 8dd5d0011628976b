import Foundation
import NavigationKit
import Testing

/// Menus whose elements come later.
struct DeferredMenuTests {
  private let fixture = ContextMenuFixture()
  private var stage: Stage { fixture.stage }
  private let source = Source()

  /// Has its answers when a test says so.
  private final class Source {
    var waiting: [([UIMenuElement]) -> Void] = []
    func answer(_ elements: [UIMenuElement]) { waiting.removeFirst()(elements) }
  }

  private var deferred: UIDeferredMenuElement {
    UIDeferredMenuElement { [source] in source.waiting.append($0) }
  }

  private func close() {
    stage.tap(at: CGPoint(x: 370, y: 70))
    stage.settle()
  }

  @Test func `a row says that they are loading, until they take its place`() {
    fixture.actions = [fixture.action("Copy"), deferred, fixture.action("Share")]
    fixture.open()
    #expect(fixture.menuRows == ["Copy", "Loading…", "Share"] && source.waiting.count == 1)
    stage.tap("Loading…")
    stage.settle()
    #expect(fixture.menuRows.count == 3)
    source.answer(["One", "Two"].map(fixture.action))
    #expect(fixture.menuRows == ["Copy", "One", "Two", "Share"])
    let last = fixture.frame("Share")
    #expect(last.minY == fixture.frame("Two").maxY && last.height == 44)
    stage.tap("Two")
    stage.settle()
    #expect(fixture.chosen == ["Two"])
  }

  @Test func `what came stays, and is asked for once`() {
    fixture.actions = [deferred]
    fixture.open()
    close()
    fixture.open()
    #expect(source.waiting.count == 1)
    source.answer([fixture.action("One")])
    #expect(fixture.menuRows == ["One"])
    close()
    fixture.open()
    #expect(fixture.menuRows == ["One"] && source.waiting.isEmpty)
  }

  @Test func `an uncached one asks each time, and drops late answers`() {
    fixture.actions = [UIDeferredMenuElement.uncached { [source] in source.waiting.append($0) }]
    fixture.open()
    close()
    fixture.open()
    #expect(source.waiting.count == 2)
    source.answer([fixture.action("Old")])
    #expect(fixture.menuRows == ["Loading…"])
    source.answer([fixture.action("New")])
    #expect(fixture.menuRows == ["New"])
    close()
    fixture.open()
    #expect(fixture.menuRows == ["Loading…"])
  }

  @Test func `an answer at once is shown at once, sections and submenus too`() {
    let inline = UIMenu(title: "More", options: .displayInline, children: [fixture.action("Two")])
    let elements = [fixture.action("One"), inline]
    let inner = UIDeferredMenuElement { $0(elements) }
    let submenu = UIMenu(title: "Open", children: [deferred])
    fixture.actions = [UIDeferredMenuElement { $0([inner]) }, submenu]
    fixture.open()
    #expect(fixture.menuRows == ["One", "Two", "Open"] && source.waiting.isEmpty)
    stage.tap("Open")
    stage.settle()
    #expect(fixture.menuRows == ["Open", "Loading…"] && source.waiting.count == 1)
    source.answer([])
    #expect(fixture.menuRows == ["Open"])
  }

  @Test func `those that are on are selected, wherever they are`() {
    let (day, week) = (
      UIAction(title: "Day", state: .on) { _ in }, UIAction(title: "Week") { _ in }
    )
    let month = UIAction(title: "Month", state: .on) { _ in }
    let menu = UIMenu(
      options: .singleSelection,
      children: [
        day, UIMenu(children: [week]), UIDeferredMenuElement { $0([month]) },
      ])
    #expect(menu.selectedElements == [day])
    fixture.box.removeInteraction(fixture.interaction)
    fixture.box.menu = menu
    fixture.open()
    #expect(menu.selectedElements == [day, month])
    stage.tap("Month")
    stage.settle()
    #expect(menu.selectedElements == [month] && day.state == .off)
  }

  @Test func `a subtitle is a second line, and its row is higher`() {
    let action = UIAction(title: "Copy", subtitle: "All of it") { _ in }
    fixture.actions = [action, UIMenu(title: "Sort", subtitle: "By name"), fixture.action("Plain")]
    fixture.open()
    #expect(fixture.frame("Copy").height > 50 && fixture.frame("Sort").height > 50)
    #expect(fixture.frame("Plain").height == 44)
    #expect(texts("All of it") == 1 && texts("By name") == 1)
    action.subtitle = nil
    close()
    fixture.open()
    #expect(fixture.frame("Copy").height == 44 && texts("All of it") == 0)
    let menu = UIMenu(title: "A", subtitle: "B").replacingChildren([action])
    #expect(menu.subtitle == "B")
  }

  private func texts(_ text: String) -> Int {
    "\(stage.displayList())".components(separatedBy: text).count - 1
  }
}
