import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Changes of single properties of bar items.
struct BarItemChangeTests {
  private let fixture = NavigationFixture("A")
  private let items = ["One", "Two"].map { UIBarButtonItem(title: $0) }

  private var buttons: [StageElement] {
    fixture.stage.elements(.barButton).sorted {
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

  @Test(arguments: [true, false])
  func `left items fade to others where that is wanted, and are there at once elsewhere`(
    animated: Bool
  ) {
    let item = fixture.pages[0].navigationItem
    item.setLeftBarButton(items[0], animated: animated)
    fixture.stage.advance(by: 0)
    #expect(fixture.stage.isSettled != animated)
    fixture.stage.settle()
    #expect(buttons.map(\.label) == ["One"])
    item.setLeftBarButtonItems(items, animated: animated)
    fixture.stage.advance(by: 0)
    #expect(fixture.stage.isSettled != animated)
    fixture.stage.settle()
    #expect(buttons.map(\.label) == ["Two", "One"])
    #expect(buttons.last.map { $0.frame.minX < 30 } == true)
    item.setLeftBarButton(nil, animated: animated)
    fixture.stage.settle()
    #expect(buttons.isEmpty && item.leftBarButtonItems == nil)
  }

  @Test func `a change to an item of the page below leaves a pressed button of the bar pressed`() {
    let fixture = NavigationFixture("A")
    var pressed: [String] = []
    let tool = UIBarButtonItem(primaryAction: UIAction(title: "Tool") { _ in pressed.append("T") })
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Item") { _ in pressed.append("I") })
    fixture.pages[0].navigationItem.rightBarButtonItems = items
    fixture.pages[0].toolbarItems = items.map { UIBarButtonItem(title: $0.title) }
    fixture.navigation.setToolbarHidden(false, animated: false)
    let page = fixture.page("B")
    page.navigationItem.rightBarButtonItem = item
    page.toolbarItems = [tool]
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.settle()
    for label in ["Tool", "Item"] {
      let frame = fixture.stage.elements().first { $0.label == label }?.frame ?? .zero
      fixture.stage.press(at: CGPoint(x: frame.midX, y: frame.midY))
      items[0].title = "\(label) 1"
      fixture.pages[0].toolbarItems?.first?.title = "\(label) 1"
      fixture.stage.release()
      fixture.stage.settle()
    }
    #expect(pressed == ["T", "I"])
  }

  @Test func `items that left a bar change it no more`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
    for bar in [bar, toolbar] { fixture.pages[0].view.addSubview(bar) }
    let item = UINavigationItem(title: "B")
    item.rightBarButtonItem = items[0]
    bar.items = [item]
    toolbar.items = [items[0]]
    item.rightBarButtonItem = items[1]
    toolbar.items = [items[1]]
    let content = (bar.content, toolbar.content)
    items[0].title = "Gone"
    #expect(bar.content === content.0 && toolbar.content === content.1)
    items[1].title = "Here"
    #expect(bar.content !== content.0 && toolbar.content !== content.1)
  }
}
