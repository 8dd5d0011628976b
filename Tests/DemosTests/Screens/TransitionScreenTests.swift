import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct TransitionScreenTests {
  @Test func `a tile grows to a page and the page shrinks to its tile`() throws {
    let visitor = try Visitor("transitions")
    visitor.open("Grow")
    visitor.open("Moss")
    #expect(visitor.title == "Moss")
    visitor.pressBack()
    #expect(Set(visitor.labels(.button)).isSuperset(of: ["Moss", "Night"]))
  }

  @Test func `half way through a fade both pages are seen`() throws {
    let visitor = try Visitor("transitions")
    visitor.stage.visit("Fade", for: 0.2)
    #expect(visitor.sees("It came by"))
    #expect(visitor.sees("Pull pages up and down"))
    visitor.stage.settle()
    #expect(!visitor.sees("Pull pages up and down"))
  }

  @Test func `a long pull up brings the next floor and a long pull down leaves it`() throws {
    let visitor = try Visitor("transitions")
    visitor.open("By Finger")
    visitor.pull(from: 0.8, to: 0.2)
    #expect(visitor.title == "Floor 2")
    visitor.pull(from: 0.2, to: 0.8)
    #expect(visitor.title == "Floor 1")
  }

  @Test func `a short slow pull leaves everything where it was`() throws {
    let visitor = try Visitor("transitions")
    visitor.open("By Finger")
    visitor.pull(from: 0.5, to: 0.4)
    #expect(visitor.title == "Floor 1")
    #expect(visitor.navigation?.viewControllers.count == 2)
    visitor.pull(from: 0.5, to: 0.6)
    #expect(visitor.title == "Floor 1")
  }

  @Test func `the band stands again after a swipe that was called off`() throws {
    let visitor = try Visitor("transitions")
    visitor.open("Alongside")
    let before = visitor.stage.displayList()
    visitor.stage.pull(to: 0.5)
    visitor.stage.move(to: CGPoint(x: 0, y: 422), over: 0.3)
    visitor.stage.release()
    visitor.stage.settle()
    #expect(visitor.sees("called off: 1 time."))
    #expect(visitor.navigation?.viewControllers.count == 2)
    #expect(visitor.bands(in: visitor.stage.displayList()) == visitor.bands(in: before))
  }
}

extension Visitor {
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
