import Foundation
import Input
import NavigationKit
import Testing

/// How often a data source is asked for pages.
struct PageAskingTests {
  private let fixture = BookFixture("A", "B", "C")
  private let count = Counter()

  private final class Counter { var asked = 0 }

  init() {
    fixture.start()
    fixture.whenAsked = { [count] in count.asked += 1 }
  }

  private func scroll(_ x: CGFloat, _ phase: ScrollEvent.Phase) {
    fixture.stage.send(
      .scroll(
        ScrollEvent(
          position: CGPoint(x: 200, y: 300), delta: CGSize(width: x, height: 0), phase: phase,
          time: fixture.stage.now)))
  }

  private func asked() -> Int {
    defer { count.asked = 0 }
    return count.asked
  }

  @Test func `a wheel's step asks once for the page that it turns to`() {
    scroll(-40, .step)
    fixture.stage.settle()
    #expect(fixture.page == "B" && asked() == 1)
    scroll(40, .step)
    fixture.stage.settle()
    #expect(fixture.page == "A" && asked() == 1)
  }

  @Test func `so do two fingers on a touchpad, also where there is no page`() {
    for _ in 1...3 { scroll(-90, .changed) }
    fixture.stage.advance(by: 0.2)
    fixture.stage.settle()
    #expect(fixture.page == "B" && asked() == 1)
    scroll(-300, .changed)
    fixture.stage.advance(by: 0.2)
    fixture.stage.settle()
    #expect(fixture.page == "C" && asked() == 1)
    for _ in 1...4 { scroll(-90, .changed) }
    fixture.stage.advance(by: 0.2)
    fixture.stage.settle()
    #expect(fixture.page == "C" && asked() == 1)
  }

  @Test func `a page that comes later is found by the next step`() {
    fixture.book.setViewControllers([fixture.pages[2]], direction: .forward, animated: false)
    scroll(-40, .step)
    fixture.stage.settle()
    let later = PageController("D", log: fixture.log)
    fixture.next[fixture.pages[2]] = later
    scroll(-40, .step)
    fixture.stage.settle()
    #expect(fixture.page == "D")
  }
}
