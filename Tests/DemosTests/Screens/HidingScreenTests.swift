import Drawing
import Foundation
import Input
import NavigationKit
import Testing

@testable import Demos

struct HidingScreenTests {
  @Test func `a tap hides both bars and a second one shows them`() throws {
    let visitor = try Visitor("hiding")
    visitor.open("On a Tap")
    visitor.tapMiddle()
    #expect(visitor.title == nil)
    #expect(!visitor.sees("The toolbar goes and comes too"))
    visitor.tapMiddle()
    #expect(visitor.title == "On a Tap")
  }

  @Test func `reading on hides the bars and reading back shows them`() throws {
    let visitor = try Visitor("hiding")
    visitor.open("On a Swipe")
    visitor.stage.scroll(by: 300)
    visitor.stage.settle()
    #expect(visitor.title == nil)
    visitor.stage.scroll(by: -200)
    visitor.stage.settle()
    #expect(visitor.title == "On a Swipe")
  }

  @Test func `a phone on its side loses the bars`() throws {
    let visitor = try Visitor("hiding")
    visitor.open("In Little Height")
    #expect(visitor.title == "In Little Height")
    visitor.stage.resize(
      to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    visitor.stage.settle()
    #expect(visitor.title == nil)
  }

  @Test func `the bar leaves with the page and comes back with it`() throws {
    let visitor = try Visitor("hiding")
    visitor.open("With the Page")
    #expect(visitor.title == nil)
    visitor.open("Back")
    #expect(visitor.title == "Hiding Bars")
  }
}
