import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// The contents of bars.
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
    fixture.navigation.pushViewController(LateToolbarPage(), animated: true)
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
      ([.title(40), .flexible, .title(20)], [16, 264]),
      // Titles are truncated, the longest first, and keep a gap.
      ([.title(300), .flexible, .title(60)], [16, 224]),
      ([.title(300), .title(200), .view(30)], [16, 135, 254]),
      ([.flexible, .title(500), .flexible], [16]),
    ] as [([Piece], [CGFloat])])
  func `flexible spaces share what a toolbar's items leave between its margins`(
    pieces: [Piece], expected: [CGFloat]
  ) {
    let frames = ToolbarLayout.frames(
      pieces.map(\.piece), in: CGRect(x: 0, y: 0, width: 300, height: 44), margin: 16)
    #expect(frames.map(\.minX) == expected)
  }

  @Test func `a toolbar's titles end in an ellipsis where there is little room`() throws {
    let fixture = NavigationFixture(
      "A", traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    let titles = ["Zurücksetzen", "Alle auswählen", "Bearbeiten und sichern", "OK"]
    fixture.pages[0].toolbarItems = titles.flatMap {
      [UIBarButtonItem(title: $0), .flexibleSpace()]
    }.dropLast()
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.stage.advance(by: 0)
    let buttons = fixture.stage.elements(.toolbarButton)
      .sorted { $0.frame.minX < $1.frame.minX }
    #expect(buttons.map(\.label) == titles)
    let last = try #require(buttons.last)
    #expect(buttons.allSatisfy { $0.frame.minX >= 16 && $0.frame.maxX <= 374 })
    for (button, next) in zip(buttons, buttons.dropFirst()) {
      #expect(next.frame.minX - button.frame.maxX >= 7.9)
    }
    #expect("\(fixture.stage.displayList())".contains("…"))
    // The shortest keeps its width, and can be tapped beside its letters.
    #expect(last.frame.width < 44)
    #expect(
      fixture.stage.window.hitTest(
        CGPoint(x: last.frame.maxX + 5, y: last.frame.midY), with: nil) is BarButton)
  }

  enum Piece: Sendable {
    case view(CGFloat)
    case title(CGFloat)
    case fixed(CGFloat)
    case flexible

    nonisolated var piece: ToolbarLayout.Piece {
      switch self {
      case .view(let width): .view(CGSize(width: width, height: 20))
      case .title(let width): .view(CGSize(width: width, height: 20), shrinks: true)
      case .fixed(let width): .fixed(width)
      case .flexible: .flexible
      }
    }
  }
}

/// Sets its toolbar items when it has appeared.
private final class LateToolbarPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    toolbarItems = [UIBarButtonItem(title: "Late")]
  }
}
