import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct NavBarScreenTests {
  @Test func `all ten pages open and come back`() throws {
    let driver = try DemoDriver("navbar")
    let rows = driver.rows
    #expect(rows.count == 10)
    for row in rows {
      driver.open(row)
      #expect(driver.navigation?.viewControllers.count == 2)
      // A page without a back button cannot be swiped away.
      if driver.labels(.backButton).isEmpty { driver.open("Cancel") } else { driver.swipeBack() }
      #expect(driver.title == "Navigation Bar")
    }
  }

  @Test func `an item on the left takes the back button's place and leads back itself`() throws {
    let driver = try DemoDriver("navbar")
    driver.open("Left Item")
    #expect(driver.labels(.backButton).isEmpty)
    driver.open("Cancel")
    #expect(driver.title == "Navigation Bar")
  }

  @Test func `a left item stands beside the back button and says that it was pressed`() throws {
    let driver = try DemoDriver("navbar")
    driver.open("Beside the Back Button")
    #expect(driver.labels(.backButton) == ["Bar"])
    driver.open("Bookmarks")
    #expect(driver.sees("Bookmarks was pressed."))
  }

  @Test func `arrows in the bar lead from tree to tree`() throws {
    let driver = try DemoDriver("navbar")
    driver.open("Right Items")
    #expect(driver.title == "Alder")
    driver.pressSegment(1)
    #expect(driver.title == "Beech")
    driver.pressSegment(0)
    driver.pressSegment(0)
    #expect(driver.title == "Oak")
  }

  @Test func `segments in the title choose, and give way to two lines`() throws {
    let driver = try DemoDriver("navbar")
    driver.open("View as Title")
    driver.open("List")
    #expect(driver.sees("The list is shown."))
    driver.open("Lines")
    #expect(driver.sees("3.2 km, 40 min"))
    #expect(!driver.sees("\"Map\""))
  }

  @Test func `a prompt makes the bar higher until it is switched off`() throws {
    let driver = try DemoDriver("navbar")
    let before = driver.barHeight
    driver.open("Prompt")
    #expect(driver.barHeight > before)
    driver.open("Switch")
    #expect(driver.barHeight == before)
    #expect(driver.labels(.prompt).isEmpty)
  }

  @Test func `a long title leaves the way back nothing but its arrow`() throws {
    let driver = try DemoDriver("navbar")
    driver.open("Long Titles")
    driver.open("Deeper")
    #expect(driver.labels(.backButton) == ["Titles"])
    driver.open("Deeper")
    driver.open("Deeper")
    #expect(driver.labels(.backButton) == ["Back"])
  }

  @Test func `a disabled item cannot be pressed, its neighbours can`() throws {
    let driver = try DemoDriver("navbar")
    driver.open("Done, Tinted, Disabled")
    let items = driver.stage.elements(.barButton)
    #expect(items.first { $0.label == "Trash" }?.isEnabled == false)
    driver.open("Star")
    #expect(driver.sees("The star was pressed."))
  }

  @Test func `a bar's look lasts as long as the page that chose it`() throws {
    let driver = try DemoDriver("navbar")
    driver.open("Bar Style")
    driver.open("Dark and Opaque")
    #expect(driver.navigation?.navigationBar.isTranslucent == false)
    driver.pressBack()
    #expect(driver.navigation?.navigationBar.isTranslucent == true)
    #expect(driver.navigation?.navigationBar.barStyle == .default)
  }

  @Test func `every page of the appearances opens, scrolls and comes back`() throws {
    let driver = try DemoDriver("navbar")
    driver.open("Appearances")
    let rows = driver.rows
    #expect(rows.count == 6)
    for row in rows {
      driver.open(row)
      let before = driver.stage.displayList()
      driver.stage.scroll(by: 200)
      driver.stage.settle()
      #expect(driver.stage.displayList() != before)
      driver.swipeBack()
      #expect(driver.title == "Appearances")
    }
  }

  @Test func `a bar is clear over a picture, and glass once words are under it`() throws {
    let driver = try DemoDriver("navbar")
    driver.open("Appearances")
    driver.open("Clear over a Picture")
    #expect(!driver.sees("material"))
    driver.stage.scroll(by: 300)
    driver.stage.settle()
    #expect(driver.sees("material"))
  }
}

extension DemoDriver {
  /// Presses a segment, counted from the left.
  fileprivate func pressSegment(_ index: Int) {
    let segments = stage.elements(.segment)
      .sorted { $0.frame.minX < $1.frame.minX }
    let frame = segments[index].frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.settle()
  }

  fileprivate var barHeight: CGFloat { navigation?.navigationBar.frame.height ?? 0 }
}
