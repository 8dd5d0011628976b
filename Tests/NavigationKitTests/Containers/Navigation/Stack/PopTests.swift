import Foundation
import NavigationKit
import Testing

/// The effects and callbacks of a pop.
struct PopTests {
  @Test(arguments: [true, false])
  func `popping to the page on top returns nil and nobody hears of it`(animated: Bool) {
    let fixture = NavigationFixture("A", "B")
    #expect(fixture.navigation.popToViewController(fixture.pages[1], animated: animated) == nil)
    fixture.stage.settle()
    #expect(fixture.titles == ["A", "B"])
    #expect(fixture.log.take().isEmpty)
  }

  @Test(arguments: [true, false])
  func `each page that is popped hears once that it leaves`(animated: Bool) {
    let fixture = NavigationFixture("A", "B", "C", "D")
    fixture.navigation.popToViewController(fixture.pages[2], animated: animated)
    fixture.stage.settle()
    let first = fixture.log.take()
    #expect(first.filter { $0.contains("(nil)") } == ["D.willMove(nil)", "D.didMove(nil)"])
    fixture.navigation.popToViewController(fixture.pages[0], animated: animated)
    fixture.stage.settle()
    let second = fixture.log.take()
    for call in ["B.willMove(nil)", "C.willMove(nil)", "B.didMove(nil)", "C.didMove(nil)"] {
      #expect(second.count { $0 == call } == 1, "\(call)")
    }
  }

  @Test(arguments: [true, false])
  func `popping more often than there are pages stops at the root`(animated: Bool) {
    let fixture = NavigationFixture("A", "B", "C")
    let popped = (0..<5).map { _ in
      fixture.navigation.popViewController(animated: animated)?.title
    }
    #expect(popped == ["C", "B", nil, nil, nil])
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
    #expect(fixture.labels(.title) == ["A"])
  }

  @Test func `there is nothing to go back to from the root, nor from a page off the stack`() {
    let fixture = NavigationFixture("A", "B")
    let bar = fixture.navigation.navigationBar
    #expect(bar.backItem === fixture.pages[0].navigationItem)
    fixture.navigation.popViewController(animated: false)
    #expect(bar.backItem == nil)
    #expect(fixture.pages[1].navigationController == nil)
  }

  @Test func `popping to the bottom leaves no other page a child`() {
    let fixture = NavigationFixture("A", "B", "C")
    fixture.navigation.popToViewController(fixture.pages[0], animated: true)
    fixture.stage.settle()
    #expect(fixture.navigation.children == [fixture.pages[0]])
    #expect(fixture.pages.map { $0.parent == nil } == [false, true, true])
    #expect(fixture.pages.map { $0.viewIfLoaded?.superview == nil } == [false, true, true])
  }

  @Test func `popping to the page below one takes that one off and all above it`() {
    let fixture = NavigationFixture("A", "B", "C", "D")
    let popped = fixture.navigation.popToViewController(fixture.pages[0], animated: true)
    #expect(popped == Array(fixture.pages[1...]))
    #expect(fixture.titles == ["A"])
  }

  @Test func `the edge swipe and the back button bring back the same page as it was left`() {
    let fixture = NavigationFixture("A")
    let (page, view) = (fixture.pages[0], fixture.pages[0].view)
    let note = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    note.text = "as it was"
    view?.addSubview(note)
    for goBack in [
      { fixture.stage.tap("A") },
      { fixture.stage.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 350, y: 500), over: 0.3) },
    ] {
      fixture.navigation.pushViewController(fixture.page("B"), animated: true)
      fixture.stage.settle()
      #expect(fixture.labels(.text).isEmpty)
      goBack()
      fixture.stage.settle()
      #expect(fixture.navigation.topViewController === page && page.view === view)
      #expect(fixture.labels(.text) == ["as it was"])
    }
  }

  @Test func `the root shows no back button, a page above does, and the root again none`() {
    let fixture = NavigationFixture("A")
    #expect(fixture.labels(.backButton).isEmpty)
    for title in ["B", "C"] {
      fixture.navigation.pushViewController(fixture.page(title), animated: true)
      fixture.stage.settle()
    }
    #expect(fixture.labels(.backButton) == ["B"])
    fixture.navigation.popToRootViewController(animated: true)
    fixture.stage.settle()
    #expect(fixture.labels(.backButton).isEmpty)
  }
}
