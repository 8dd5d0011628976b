import Foundation
import NavigationKit
import Testing

/// Menus of buttons: pull-down and pop-up.
struct ButtonMenuTests {
  private let fixture = ContextMenuFixture()
  private var stage: Stage { fixture.stage }
  private var box: UIButton { fixture.box }

  init() {
    fixture.box.removeInteraction(fixture.interaction)
    fixture.box.menu = UIMenu(children: ["Day", "Week"].map(fixture.action))
  }

  @Test func `a long press opens a button's menu, a short one presses the button`() {
    stage.tap("Box")
    stage.settle()
    #expect(fixture.take() == ["pressed"] && fixture.menuRows.isEmpty)
    fixture.open()
    #expect(fixture.take().isEmpty && fixture.menuRows == ["Day", "Week"])
    #expect(fixture.frame("Day").origin == CGPoint(x: 40, y: 308))
    stage.tap("Week")
    stage.settle()
    #expect(fixture.chosen == ["Week"] && box.currentTitle == "Box")
  }

  @Test func `a pull-down button opens its menu as soon as it is touched`() {
    var events = 0
    box.showsMenuAsPrimaryAction = true
    box.addAction(UIAction { _ in events += 1 }, for: .menuActionTriggered)
    stage.press(at: ContextMenuFixture.middle)
    stage.advance(by: 0.1)
    #expect(fixture.menuRows == ["Day", "Week"] && events == 1)
    let row = fixture.frame("Day")
    stage.move(to: CGPoint(x: row.midX, y: row.midY), over: 0.3)
    stage.release()
    stage.settle()
    #expect(fixture.chosen == ["Day"] && fixture.take().isEmpty && fixture.menuRows.isEmpty)
    stage.tap("Box")
    stage.settle()
    #expect(fixture.menuRows == ["Day", "Week"])
  }

  @Test func `a pop-up button shows what is chosen, and one is always on`() {
    box.showsMenuAsPrimaryAction = true
    box.changesSelectionAsPrimaryAction = true
    #expect(box.currentTitle == "Day")
    stage.tap("Day")
    stage.settle()
    stage.tap("Week")
    stage.settle()
    #expect(box.currentTitle == "Week")
    let actions = box.menu?.children.compactMap { $0 as? UIAction } ?? []
    #expect(actions.map(\.state) == [.off, .on])
    actions[0].state = .on
    box.menu = UIMenu(children: [UIMenu(options: .displayInline, children: actions)])
    #expect(box.currentTitle == "Day" && actions.map(\.state) == [.on, .off])
  }

  @Test func `a pop-up button shows a choice of another section`() {
    let actions = box.menu?.children.compactMap { $0 as? UIAction } ?? []
    box.showsMenuAsPrimaryAction = true
    box.changesSelectionAsPrimaryAction = true
    box.menu = UIMenu(children: actions.map { UIMenu(options: .displayInline, children: [$0]) })
    #expect(box.currentTitle == "Day")
    stage.tap("Day")
    stage.settle()
    stage.tap("Week")
    stage.settle()
    #expect(box.currentTitle == "Week" && actions.map(\.state) == [.off, .on])
  }

  @Test func `without a menu each press turns the selection over`() {
    box.menu = nil
    box.changesSelectionAsPrimaryAction = true
    stage.tap("Box")
    #expect(box.isSelected)
    stage.tap("Box")
    #expect(!box.isSelected)
  }
}
