import Foundation
import Input
import Testing

@testable import NavigationKit

/// Menus that a mouse's secondary button opens.
struct SecondaryClickTests {
  private let fixture = ContextMenuFixture()
  private var stage: Stage { fixture.stage }

  @Test func `it opens a context menu at once, beside the pointer and without preview`() {
    stage.secondaryClick(at: CGPoint(x: 100, y: 260))
    stage.advance(by: 0.05)
    #expect(fixture.menuRows == ["Copy", "Share"])
    #expect(fixture.interaction.menuAppearance == .compact)
    #expect(fixture.interaction.location(in: fixture.box) == CGPoint(x: 60, y: 60))
    stage.settle()
    #expect(
      fixture.take() == ["asked at 60 60", "will display box", "displaying", "displayed"])
    #expect(fixture.frame("Copy") == CGRect(x: 100, y: 268, width: 250, height: 44))
    #expect(fixture.box.presentedAlpha(at: stage.now) == 1)
    #expect(stage.elements().count { $0.label == "Box" } == 1)
    stage.tap("Share")
    stage.settle()
    #expect(fixture.chosen == ["Share"] && fixture.menuRows.isEmpty)
    #expect(fixture.take() == ["will end box", "ending", "ended"])
    #expect(fixture.interaction.menuAppearance == .unknown)
  }

  @Test func `a press is rich, and where it was counts afterwards`() {
    stage.secondaryClick(at: CGPoint(x: 100, y: 260))
    stage.secondaryClick(at: CGPoint(x: 20, y: 800))
    stage.settle()
    #expect(fixture.menuRows.isEmpty)
    fixture.open()
    #expect(fixture.interaction.menuAppearance == .rich)
    #expect(fixture.interaction.location(in: fixture.box) == CGPoint(x: 100, y: 50))
  }

  @Test func `another one chooses a row of the menu, and closes it beside`() {
    stage.secondaryClick(at: ContextMenuFixture.middle)
    stage.settle()
    stage.secondaryClick(at: CGPoint(x: 20, y: 800))
    stage.settle()
    #expect(fixture.menuRows.isEmpty && fixture.chosen.isEmpty)
    stage.secondaryClick(at: ContextMenuFixture.middle)
    stage.settle()
    let row = fixture.frame("Share")
    stage.secondaryClick(at: CGPoint(x: row.midX, y: row.midY))
    stage.settle()
    #expect(fixture.menuRows.isEmpty && fixture.chosen == ["Share"])
  }

  @Test func `it presses nothing, and ends what a finger does`() {
    fixture.actions = nil
    stage.press(at: ContextMenuFixture.middle)
    stage.secondaryClick(at: ContextMenuFixture.middle)
    stage.release()
    stage.settle()
    #expect(fixture.take() == ["asked at 100 50"] && fixture.menuRows.isEmpty)
  }

  @Test func `it opens the menu of a button`() {
    fixture.actions = nil
    fixture.box.menu = UIMenu(children: [fixture.action("Day")])
    var events = 0
    fixture.box.addAction(UIAction { _ in events += 1 }, for: .menuActionTriggered)
    stage.secondaryClick(at: ContextMenuFixture.middle)
    stage.settle()
    #expect(fixture.menuRows == ["Day"] && events == 1)
    fixture.key(.escape)
    fixture.box.isEnabled = false
    stage.secondaryClick(at: ContextMenuFixture.middle)
    stage.settle()
    #expect(fixture.menuRows.isEmpty)
  }

  @Test func `it opens the menu of what is around the view, near the screen's corner as well`() {
    let inner = UIView(frame: CGRect(x: 150, y: 70, width: 40, height: 20))
    fixture.box.addSubview(inner)
    fixture.box.frame.origin = CGPoint(x: 190, y: 740)
    stage.secondaryClick(at: CGPoint(x: 360, y: 820))
    stage.settle()
    #expect(fixture.menuRows == ["Copy", "Share"])
    #expect(fixture.frame("Share").maxX <= 382 && fixture.frame("Share").maxY <= 812)
  }
}
