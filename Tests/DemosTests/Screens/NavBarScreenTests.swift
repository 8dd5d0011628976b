import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct NavBarScreenTests {
  @Test func `all ten pages open and come back`() throws {
    let visitor = try Visitor("navbar")
    let rows = visitor.rows
    #expect(rows.count == 10)
    for row in rows {
      visitor.open(row)
      #expect(visitor.navigation?.viewControllers.count == 2)
      visitor.swipeBack()
      #expect(visitor.title == "Navigation Bar")
    }
  }

  @Test func `an item on the left takes the back button's place and leads back itself`() throws {
    let visitor = try Visitor("navbar")
    visitor.open("Left Item")
    #expect(visitor.labels(.backButton).isEmpty)
    visitor.open("Cancel")
    #expect(visitor.title == "Navigation Bar")
  }

  @Test func `a left item stands beside the back button and says that it was pressed`() throws {
    let visitor = try Visitor("navbar")
    visitor.open("Beside the Back Button")
    #expect(visitor.labels(.backButton) == ["Bar"])
    visitor.open("Bookmarks")
    #expect(visitor.sees("Bookmarks was pressed."))
  }

  @Test func `arrows in the bar lead from tree to tree`() throws {
    let visitor = try Visitor("navbar")
    visitor.open("Right Items")
    #expect(visitor.title == "Alder")
    visitor.pressSegment(1)
    #expect(visitor.title == "Beech")
    visitor.pressSegment(0)
    visitor.pressSegment(0)
    #expect(visitor.title == "Oak")
  }

  @Test func `segments in the title choose, and give way to two lines`() throws {
    let visitor = try Visitor("navbar")
    visitor.open("View as Title")
    visitor.open("List")
    #expect(visitor.sees("The list is shown."))
    visitor.open("Lines")
    #expect(visitor.sees("3.2 km, 40 min"))
    #expect(!visitor.sees("\"Map\""))
  }

  @Test func `a prompt makes the bar higher until it is switched off`() throws {
    let visitor = try Visitor("navbar")
    let before = visitor.barHeight
    visitor.open("Prompt")
    #expect(visitor.barHeight > before)
    visitor.open("Switch")
    #expect(visitor.barHeight == before)
    #expect(visitor.labels(.prompt).isEmpty)
  }

  @Test func `a long title leaves the way back nothing but its arrow`() throws {
    let visitor = try Visitor("navbar")
    visitor.open("Long Titles")
    visitor.open("Deeper")
    #expect(visitor.labels(.backButton) == ["Titles"])
    visitor.open("Deeper")
    visitor.open("Deeper")
    #expect(visitor.labels(.backButton) == ["Back"])
  }

  @Test func `a disabled item cannot be pressed, its neighbours can`() throws {
    let visitor = try Visitor("navbar")
    visitor.open("Done, Tinted, Disabled")
    let items = visitor.stage.elements().filter { $0.role == .barButton }
    #expect(items.first { $0.label == "Trash" }?.isEnabled == false)
    visitor.open("Star")
    #expect(visitor.sees("The star was pressed."))
  }

  @Test func `a bar's look lasts as long as the page that chose it`() throws {
    let visitor = try Visitor("navbar")
    visitor.open("Bar Style")
    visitor.open("Dark and Opaque")
    #expect(visitor.navigation?.navigationBar.isTranslucent == false)
    visitor.pressBack()
    #expect(visitor.navigation?.navigationBar.isTranslucent == true)
    #expect(visitor.navigation?.navigationBar.barStyle == .default)
  }

  @Test func `every page of the appearances opens, scrolls and comes back`() throws {
    let visitor = try Visitor("navbar")
    visitor.open("Appearances")
    let rows = visitor.rows
    #expect(rows.count == 6)
    for row in rows {
      visitor.open(row)
      let before = visitor.stage.displayList()
      visitor.stage.scroll(by: 200)
      visitor.stage.settle()
      #expect(visitor.stage.displayList() != before)
      visitor.swipeBack()
      #expect(visitor.title == "Appearances")
    }
  }

  @Test func `a bar is clear over a picture, and glass once words are under it`() throws {
    let visitor = try Visitor("navbar")
    visitor.open("Appearances")
    visitor.open("Clear over a Picture")
    #expect(!visitor.sees("material"))
    visitor.stage.scroll(by: 300)
    visitor.stage.settle()
    #expect(visitor.sees("material"))
  }
}

extension Visitor {
  /// Presses a segment, counted from the left.
  fileprivate func pressSegment(_ index: Int) {
    let segments = stage.elements().filter { $0.role == .segment }
      .sorted { $0.frame.minX < $1.frame.minX }
    let frame = segments[index].frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
  }

  fileprivate var barHeight: CGFloat { navigation?.navigationBar.frame.height ?? 0 }
}
