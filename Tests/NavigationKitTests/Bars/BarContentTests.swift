import Foundation
import Testing

@testable import NavigationKit

/// What the bar shows for whom.
struct BarContentTests {
  @Test func `a title that changes is shown at once, on the back button too`() {
    let fixture = NavigationFixture("A", "B")
    fixture.pages[1].title = "New"
    fixture.pages[0].navigationItem.backButtonTitle = "Home"
    #expect(fixture.labels(.title) == ["New"])
    #expect(fixture.labels(.backButton) == ["Home"])
  }

  @Test func `a left item replaces the back button unless leftItemsSupplementBackButton`() {
    let fixture = NavigationFixture("A", "B")
    let item = fixture.pages[1].navigationItem
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    #expect(fixture.labels(.backButton).isEmpty)
    #expect(fixture.labels(.barButton) == ["Cancel"])
    item.leftItemsSupplementBackButton = true
    #expect(fixture.labels(.backButton) == ["A"])
    #expect(fixture.labels(.barButton) == ["Cancel"])
    item.hidesBackButton = true
    #expect(fixture.labels(.backButton).isEmpty)
  }

  @Test func `the sender of a bar button's action is its item`() {
    let fixture = NavigationFixture("A")
    var sender: AnyObject?
    let item = UIBarButtonItem(
      title: "Sort", primaryAction: UIAction { action in sender = action.sender })
    fixture.pages[0].navigationItem.rightBarButtonItem = item
    fixture.stage.tap("Sort")
    #expect(sender === item)
  }

  @Test func `a button of an action alone shows the action's title`() {
    let fixture = NavigationFixture("A")
    fixture.pages[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Sort") { _ in })
    #expect(fixture.labels(.barButton) == ["Sort"])
  }

  @Test func `items that a page sets as it has appeared are shown`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.navigation.pushViewController(LatePage(), animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.toolbarButton) == ["Late"])
  }

  @Test func `the edit button toggles between Edit and Done`() {
    let fixture = NavigationFixture("A")
    let page = fixture.pages[0]
    page.navigationItem.rightBarButtonItem = page.editButtonItem
    fixture.stage.tap("Edit")
    #expect(page.isEditing)
    fixture.stage.tap("Done")
    #expect(!page.isEditing)
    #expect(fixture.labels(.barButton) == ["Edit"])
  }

  @Test func `a tap on the back button while pages move does nothing`() {
    let fixture = NavigationFixture("A", "B", "C")
    fixture.stage.tap("B")
    fixture.stage.advance(by: 0.1)
    fixture.stage.tap(at: CGPoint(x: 30, y: 22))
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
  }

  @Test(
    arguments: [
      ([.flexible, .view(40), .flexible], [130]),
      ([.view(40), .flexible, .view(20)], [16, 264]),
      ([.view(40), .view(20), .fixed(30), .view(10)], [16, 64, 114]),
      ([.flexible, .view(500)], [16]),
    ] as [([Piece], [CGFloat])])
  func `flexible spaces share what a toolbar's items leave between its margins`(
    pieces: [Piece], expected: [CGFloat]
  ) {
    let frames = ToolbarLayout.frames(
      pieces.map(\.piece), in: CGRect(x: 0, y: 0, width: 300, height: 44), margin: 16)
    #expect(frames.map(\.minX) == expected)
  }

  enum Piece: Sendable {
    case view(CGFloat)
    case fixed(CGFloat)
    case flexible

    nonisolated var piece: ToolbarLayout.Piece {
      switch self {
      case .view(let width): .view(CGSize(width: width, height: 20))
      case .fixed(let width): .fixed(width)
      case .flexible: .flexible
      }
    }
  }
}

/// Sets its toolbar items once it is there.
private final class LatePage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    toolbarItems = [UIBarButtonItem(title: "Late")]
  }
}
