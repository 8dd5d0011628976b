import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// The marks of what happened, on the page of the time.
struct TimeStripTests {
  private let fixture = InspectorFixture()

  private func marks(_ kind: TimeMark.Kind) -> [TimeMark] {
    fixture.inspection.marks.all.filter { $0.kind == kind }
  }

  private var strip: TimeStrip? {
    func first(in view: UIView) -> TimeStrip? {
      view as? TimeStrip ?? view.subviews.lazy.compactMap(first).first
    }
    return fixture.panel.stage.window.rootViewController.flatMap { first(in: $0.view) }
  }

  /// Clicks a point of the strip.
  private func click(_ point: CGPoint, on strip: TimeStrip) {
    fixture.clickPanel(at: strip.convert(point, to: nil))
  }

  @Test func `a push has a mark for the finger, one for itself, and one for its callbacks`() throws
  {
    fixture.push()
    fixture.wait(1)
    let (touch, push) = (try #require(marks(.touch).last), try #require(marks(.transition).last))
    #expect(touch.start == 1 && touch.end == 1)
    #expect(push.name == "First → Second" && push.start >= 1 && push.start < 1.05)
    #expect(abs((push.end ?? 0) - 1.5) < 0.05)
    let callbacks = marks(.callback).filter { $0.start >= 1 }
    #expect(
      callbacks.contains { $0.name.contains("Second: viewDidLoad()\n") }, "one for an instant")
    #expect(Set(callbacks.map(\.start)).count == callbacks.count)
  }

  @Test func `what goes on has no end yet, and closing the inspector ends it`() {
    fixture.swipe(to: 200)
    #expect(marks(.touch).last?.end == nil && marks(.transition).last?.end == nil)
    fixture.panel.isOpen = false
    #expect(marks(.transition).allSatisfy { $0.end != nil })
  }

  @Test func `what is over for longer than can be gone back is forgotten`() {
    fixture.push()
    fixture.wait(1)
    fixture.touch(.down, at: CGPoint(x: 200, y: 500))
    fixture.source.advance(to: 40)
    _ = fixture.source.frame()
    #expect(marks(.touch).count == 1, "a finger that is still down is not")
    fixture.touch(.up, at: CGPoint(x: 200, y: 500))
    fixture.source.advance(to: 80)
    _ = fixture.source.frame()
    #expect(marks(.touch).isEmpty && marks(.transition).isEmpty && marks(.callback).isEmpty)
  }

  @Test(arguments: TimeMark.Kind.allCases)
  func `a click on a mark, or close to it, goes to its time`(kind: TimeMark.Kind) throws {
    fixture.open(tab: 2)
    fixture.wait(1)
    fixture.push()
    fixture.wait(2)
    let (strip, mark) = (try #require(strip), try #require(marks(kind).last))
    let place = strip.frame(of: mark)
    click(CGPoint(x: place.minX - 3, y: place.midY), on: strip)
    #expect(fixture.inspection.time.rewoundTo == mark.start)
    fixture.wait(0.2)
    #expect(fixture.says(mark.name.split(separator: "\n")[0].description))
  }

  @Test func `a click where nothing is goes to the time that is there`() throws {
    fixture.open(tab: 2)
    fixture.wait(2)
    fixture.inspection.recordChange()
    fixture.wait(0.2)
    let strip = try #require(strip)
    click(CGPoint(x: strip.bounds.midX, y: 4), on: strip)
    let shown = try #require(fixture.inspection.time.rewoundTo)
    #expect(abs(shown - fixture.app.now / 2) < 0.2)
  }

  @Test func `a key that is let go of while time is halted lets none pass`() {
    fixture.source.obey(.pause)
    let now = fixture.app.now
    fixture.source.handle(
      .key(KeyEvent(key: .escape, phase: .up, time: fixture.time + 5)))
    #expect(fixture.app.now == now)
  }

  @Test func `the ends of the rows are over those of the slider`() throws {
    fixture.open(tab: 2)
    fixture.wait(0.5)
    fixture.source.handle(.scrub(0))
    fixture.wait(0.2)
    let (strip, slider) = (
      try #require(strip), try #require(fixture.panel.elements.first { $0.role == .slider })
    )
    #expect(
      strip.inset > 5 && abs(strip.convert(strip.bounds, to: nil).minX - slider.frame.minX) < 1)
  }
}
