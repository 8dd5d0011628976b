import Foundation
import Testing

@testable import NavigationKit

/// Changes of single properties of bar items.
struct BarItemChangeTests {
  private let fixture = NavigationFixture("A")
  private let items = ["One", "Two"].map { UIBarButtonItem(title: $0) }

  private var buttons: [StageElement] {
    fixture.stage.elements().filter { $0.role == .barButton }.sorted {
      $0.frame.maxX > $1.frame.maxX
    }
  }

  @Test func `a new title of one item changes only that item`() {
    fixture.pages[0].navigationItem.rightBarButtonItems = items
    let before = buttons
    items[1].title = "Twice as long"
    #expect(buttons.map(\.label) == ["One", "Twice as long"])
    #expect(buttons[0] == before[0])
    #expect(buttons[1].frame.maxX == before[1].frame.maxX)
    #expect(buttons[1].frame.width > before[1].frame.width, "the new title needs more room")
  }

  @Test func `adding or taking away a third item leaves the others where they are`() {
    fixture.pages[0].navigationItem.rightBarButtonItems = items
    let before = buttons
    let third = UIBarButtonItem(title: "Three")
    fixture.pages[0].navigationItem.setRightBarButtonItems(items + [third], animated: true)
    fixture.stage.settle()
    #expect(buttons.map(\.label) == ["One", "Two", "Three"])
    #expect(Array(buttons.prefix(2)) == before)
    fixture.pages[0].navigationItem.setRightBarButtonItems(items, animated: true)
    fixture.stage.settle()
    #expect(buttons == before)
  }
}
