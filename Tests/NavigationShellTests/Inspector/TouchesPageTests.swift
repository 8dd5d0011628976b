import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// The inspector's facts about fingers and recognisers.
struct TouchesPageTests {
  private let fixture = InspectorFixture()

  @Test func `the finger, its recognisers, who won`() {
    fixture.swipe(to: 120)
    #expect(fixture.says("120, 400") && fixture.says("118, 0"))
    #expect(fixture.says("0, 0 pt/s"), "the finger rests")
    #expect(fixture.says("ScreenEdgePan") && fixture.says("changed"))
    #expect(fixture.says("finger down at 2, 400") && fixture.says("0.00 s"))
    fixture.touch(.up, at: CGPoint(x: 120, y: 400))
    fixture.wait(1)
    #expect(fixture.says("None is down") && fixture.says("ended"))
    #expect(fixture.says("finger lifted at 120, 400"))
  }

  @Test func `one line tells how long and how often a recogniser changed`() throws {
    fixture.swipe(to: 120)
    let start = try #require(fixture.inspection.gesture.start)
    let lines = { GestureHistory(of: self.fixture.inspection.gesture, until: $0).facts }
    let all = lines(fixture.app.now)
    let changed = all.filter { $0.value.contains("ScreenEdgePan changed") }
    #expect(changed.count == 1 && changed[0].value.hasSuffix("×"))
    #expect(changed[0].name.contains("–0.20 s"))
    #expect(all.first?.value == "finger down at 2, 400" && all.first?.name == "0.00 s")
    let earlier = lines(start + 0.1).filter { $0.value.contains("ScreenEdgePan changed") }
    #expect(earlier.count == 1 && earlier != changed, "until the frame that is shown")
    #expect(lines(start).count == 1)
  }

  @Test func `of a long drag its beginning is kept`() {
    fixture.swipe(to: 120)
    for step in 0..<100 {
      fixture.wait(0.02)
      fixture.touch(.moved, at: CGPoint(x: 120 + CGFloat(step % 5), y: 400))
    }
    let lines = GestureHistory(of: fixture.inspection.gesture, until: fixture.app.now).facts
    #expect(lines.contains { $0.value.hasPrefix("ScreenEdgePan began") })
    #expect(lines.count < 20)
  }

  @Test func `the button of the areas is filled while they are seen`() throws {
    fixture.open(tab: 0)
    let off = fixture.panel.frame()
    fixture.tapPanel("Areas")
    fixture.wait(0.5)
    #expect(fixture.inspection.showsTouchAreas && fixture.panel.frame() != off)
    for kind in TouchAreaMap.Kind.allCases {
      #expect(fixture.says(kind.name) && fixture.says(kind.meaning))
    }
    fixture.tapPanel("Areas")
    fixture.wait(0.5)
    #expect(!fixture.inspection.showsTouchAreas && fixture.panel.frame() == off)
  }

  @Test func `a tap that no recogniser took was the view's`() {
    fixture.push()
    fixture.wait(0.2)
    #expect(fixture.says("got the touch") && fixture.says("Button"))
    fixture.swipe(to: 300)
    fixture.touch(.up, at: CGPoint(x: 300, y: 400))
    fixture.wait(1)
    #expect(!fixture.says("got the touch"))
  }

  @Test func `a finger is of the view that it came down on, wherever it is lifted`() throws {
    let other = UISwitch()
    other.frame.origin = CGPoint(x: 100, y: 400)
    fixture.stack?.topViewController?.view.addSubview(other)
    fixture.wait(0.1)
    let button = try #require(fixture.app.elements().first { $0.label == "Next" })
    fixture.touch(.down, at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    fixture.touch(.up, at: other.convert(CGPoint(x: 20, y: 15), to: nil))
    #expect(fixture.inspection.gesture.receiver?.view.contains("Button") == true)
  }

  @Test func `who lost to whom, and who won over whom`() {
    fixture.swipe(to: 120)
    let changes = fixture.inspection.gesture.changes.map(\.first)
    #expect(changes.contains { $0.state == .began && $0.recognizer.contains("ScreenEdgePan") })
    for change in changes { if case .lost = change.cause { #expect(change.state == .failed) } }
    let lines = GestureTimeline.lines(of: fixture.inspection.gesture, until: fixture.app.now)
    #expect(lines.contains { $0.name == "ScreenEdgePan" })
    for line in lines {
      #expect(line.spans.first?.start == 0 && line.spans.last?.end == 1)
      #expect(zip(line.spans, line.spans.dropFirst()).allSatisfy { $0.end == $1.start })
    }
  }

  @Test func `what a key presses is no finger's`() {
    fixture.wait(0.5)
    for key in [Key.tab, .return] {
      fixture.source.handle(.key(KeyEvent(key: key, time: fixture.time)))
      fixture.source.handle(.key(KeyEvent(key: key, phase: .up, time: fixture.time)))
      fixture.wait(1)
    }
    #expect(fixture.stack?.topViewController?.title == "Second")
    #expect(fixture.inspection.gesture.changes.isEmpty)
  }

  @Test func `with slow animations a finger is as fast as it is`() {
    fixture.source.pace(hands: 0.1)
    fixture.touch(.down, at: CGPoint(x: 100, y: 400))
    for step in 1...25 {
      fixture.wait(0.004)
      fixture.touch(.moved, at: CGPoint(x: 100 + 4 * step, y: 400))
    }
    // A hundred points in a tenth of the stage's second, which is one of the hand's.
    fixture.wait(0.001)
    let velocity = fixture.inspection.gesture.velocity(of: 0, at: fixture.inspection.shownTime)
    #expect(abs(velocity.dx - 100) < 1, "\(velocity)")
    fixture.touch(.up, at: CGPoint(x: 200, y: 400))
    fixture.wait(0.5)
    #expect(fixture.says("finger lifted at 200, 400") && fixture.says("1.01 s"))
  }
}
