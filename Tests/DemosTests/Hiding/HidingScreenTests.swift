import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct HidingScreenTests {
  @Test func `a tap hides both bars and a second one shows them`() throws {
    let driver = try DemoDriver("hiding")
    driver.open("On a Tap")
    driver.tapMiddle()
    #expect(driver.title == nil)
    #expect(!driver.sees("The toolbar goes and comes too"))
    driver.tapMiddle()
    #expect(driver.title == "On a Tap")
  }

  @Test(arguments: ["On a Tap", "On a Swipe"])
  func `the way back from a page without bars leads to a list with its bar`(name: String) throws {
    let driver = try DemoDriver("hiding")
    driver.open(name)
    if name == "On a Tap" { driver.tapMiddle() } else { driver.stage.scroll(by: 300) }
    driver.stage.settle()
    #expect(driver.title == nil)
    driver.swipeBack()
    #expect(driver.title == nil, "without a bar no swipe goes back, as in UIKit")
    driver.stage.send(.key(KeyEvent(key: .back, time: driver.stage.now)))
    driver.stage.settle()
    #expect(driver.title == "Hiding Bars")
  }

  @Test func `reading on hides the bars and reading back shows them`() throws {
    let driver = try DemoDriver("hiding")
    driver.open("On a Swipe")
    driver.stage.scroll(by: 300)
    driver.stage.settle()
    #expect(driver.title == nil)
    driver.stage.scroll(by: -200)
    driver.stage.settle()
    #expect(driver.title == "On a Swipe")
  }

  @Test func `a phone on its side loses the bars`() throws {
    let driver = try DemoDriver("hiding")
    driver.open("In Little Height")
    #expect(driver.title == "In Little Height")
    driver.stage.resize(
      to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    driver.stage.settle()
    #expect(driver.title == nil)
  }

  @Test func `the bar leaves with the page and comes back with it`() throws {
    let driver = try DemoDriver("hiding")
    driver.open("With the Page")
    #expect(driver.title == nil)
    driver.open("Back")
    #expect(driver.title == "Hiding Bars")
  }
}
