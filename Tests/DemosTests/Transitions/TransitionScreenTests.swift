import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct TransitionScreenTests {
  @Test func `a tile grows to a page and the page shrinks to its tile`() throws {
    let driver = try DemoDriver("transitions")
    driver.open("Grow")
    driver.open("Moss")
    #expect(driver.title == "Moss")
    driver.pressBack()
    #expect(Set(driver.labels(.button)).isSuperset(of: ["Moss", "Night"]))
  }

  @Test func `half way through a fade both pages are seen`() throws {
    let driver = try DemoDriver("transitions")
    driver.stage.visit("Fade", for: 0.2)
    #expect(driver.sees("It came by"))
    #expect(driver.sees("Pull pages up and down"))
    driver.stage.settle()
    #expect(!driver.sees("Pull pages up and down"))
  }

  @Test func `a long pull up brings the next floor and a long pull down leaves it`() throws {
    let driver = try DemoDriver("transitions")
    driver.open("By Finger")
    driver.pull(from: 0.8, to: 0.2)
    #expect(driver.title == "Floor 2")
    driver.pull(from: 0.2, to: 0.8)
    #expect(driver.title == "Floor 1")
  }

  @Test func `a short slow pull leaves everything where it was`() throws {
    let driver = try DemoDriver("transitions")
    driver.open("By Finger")
    driver.pull(from: 0.5, to: 0.4)
    #expect(driver.title == "Floor 1")
    #expect(driver.navigation?.viewControllers.count == 2)
    driver.pull(from: 0.5, to: 0.6)
    #expect(driver.title == "Floor 1")
  }

  @Test func `the band stands again after a swipe that was called off`() throws {
    let driver = try DemoDriver("transitions")
    driver.open("Alongside")
    let before = driver.stage.displayList()
    driver.stage.pull(to: 0.5)
    driver.stage.move(to: CGPoint(x: 0, y: 422), over: 0.3)
    driver.stage.release()
    driver.stage.settle()
    #expect(driver.sees("called off: 1 time."))
    #expect(driver.navigation?.viewControllers.count == 2)
    #expect(driver.bands(in: driver.stage.displayList()) == driver.bands(in: before))
  }
}

extension DemoDriver {
  fileprivate func pull(from start: CGFloat, to end: CGFloat) {
    stage.pull(from: start, to: end)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
  }

  /// The lines of a frame that are fills.
  fileprivate func bands(in list: DisplayList) -> [Substring] {
    list.description.split(separator: "\n").filter { $0.contains("fill") }
  }
}
