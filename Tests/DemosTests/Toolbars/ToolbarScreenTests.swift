import Demos
import Drawing
import Foundation
import Goldens
import Input
import NavigationKit
import Testing

struct ToolbarScreenTests {
  @Test func `every page brings its own buttons and takes them along`() throws {
    let driver = try DemoDriver("toolbars")
    driver.open("Items per Page")
    #expect(Set(driver.labels(.toolbarButton)) == ["Refresh", "Compose"])
    driver.open("Next")
    #expect(Set(driver.labels(.toolbarButton)) == ["Trash", "Organize", "Reply", "Compose"])
    driver.swipeBack()
    #expect(Set(driver.labels(.toolbarButton)) == ["Refresh", "Compose"])
  }

  @Test func `spaces put three buttons anywhere`() throws {
    let driver = try DemoDriver("toolbars")
    driver.open("Spaces")
    driver.open("From Edge to Edge")
    let apart = driver.toolbarPlaces
    driver.open("At the End")
    let close = driver.toolbarPlaces
    #expect(apart.count == 3)
    #expect((apart.first ?? 0) < 40)
    #expect((close.first ?? 0) > 195)
    #expect(abs((close.last ?? 0) - (apart.last ?? 0)) < 0.001)
  }

  @Test func `segments in the middle of the toolbar sort the list`() throws {
    let driver = try DemoDriver("toolbars")
    driver.open("Control in the Middle")
    #expect(driver.rows.first == "Danube")
    driver.open("Descending")
    #expect(driver.rows.first == "Thames")
  }

  @Test func `a button opens further buttons and an arrow closes them`() throws {
    let driver = try DemoDriver("toolbars")
    driver.open("Toolbars in Toolbars")
    driver.open("Colour")
    driver.open("Green")
    #expect(driver.sees("Green it is."))
    driver.open("All Choices")
    #expect(Set(driver.labels(.toolbarButton)) == ["Colour", "Size"])
  }

  @Test func `the arrow points to where lines start`() throws {
    let driver = try DemoDriver("toolbars")
    driver.open("Toolbars in Toolbars")
    driver.open("Colour")
    #expect(driver.sees("chevron.backward"))
    driver.stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
    driver.stage.settle()
    #expect(driver.sees("chevron.forward") && !driver.sees("chevron.backward"))
  }

  @Test func `a page without a toolbar gives it back`() throws {
    let driver = try DemoDriver("toolbars")
    driver.open("Without a Toolbar")
    #expect(!driver.sees("Nobody sees this"))
    driver.pressBack()
    #expect(driver.sees("Every page brings its own items"))
  }
}

extension DemoDriver {
  /// The centres of the toolbar's buttons, from left to right.
  fileprivate var toolbarPlaces: [CGFloat] {
    stage.elements(.toolbarButton).map(\.frame.midX).sorted()
  }
}
