import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// Halting an app's time, and going back in what it showed.
struct InspectedSourceTests {
  private let fixture = InspectorFixture()

  @Test func `halted in mid push, nothing moves, and it goes on from there`() {
    fixture.push()
    fixture.wait(0.1)
    fixture.source.obey(.pause)
    let (frame, now) = (fixture.source.frame().inWindow, fixture.app.now)
    #expect(fixture.source.state(of: .pause) == .on && fixture.source.nextChange == nil)
    #expect(fixture.source.status?.hasSuffix("Ctrl+P goes on") == true)
    fixture.wait(5)
    #expect(fixture.source.frame().inWindow == frame && fixture.app.now == now)
    fixture.source.obey(.pause)
    fixture.wait(0.1)
    #expect(fixture.source.frame().inWindow != frame)
    #expect(abs(fixture.app.now - now - 0.1) < 0.001, "no time was lost")
    fixture.wait(1)
    #expect(fixture.stack?.topViewController?.title == "Second")
  }

  @Test func `a frame stepped back to is that of a fresh run at that time`() throws {
    fixture.push()
    fixture.wait(0.2)
    fixture.source.obey(.pause)
    for _ in 1...6 { fixture.source.obey(.stepBack) }
    let shown = try #require(fixture.inspection.time.rewoundTo)
    #expect(shown > 1 && shown < fixture.app.now)

    let fresh = InspectorFixture.makeApp()
    fresh.advance(to: 1)
    fresh.tap("Next")
    fresh.advance(to: shown)
    #expect(fixture.source.frame().screen == fresh.displayList(isMasked: false))
    fixture.source.obey(.stepForward)
    #expect(fixture.source.frame().screen != fresh.displayList(isMasked: false))
  }

  @Test func `a step forward from the present lets one frame pass`() {
    fixture.push()
    fixture.wait(0.1)
    fixture.source.obey(.pause)
    let now = fixture.app.now
    for _ in 1...3 { fixture.source.obey(.stepForward) }
    #expect(abs(fixture.app.now - now - 3.0 / 60) < 0.0001)
    fixture.source.obey(.stepBack)
    #expect(abs((fixture.inspection.time.rewoundTo ?? 0) - now - 2.0 / 60) < 0.0001)
  }

  @Test func `a click while an earlier frame is shown returns to now, and the app hears nothing`() {
    fixture.push()
    fixture.wait(1)
    fixture.source.handle(.scrub(1.1))
    #expect(fixture.inspection.time == .rewound(to: 1.1, thenRuns: true))
    let page = fixture.stack?.topViewController
    // Where the back button is.
    fixture.tap(at: CGPoint(x: 20, y: 22))
    #expect(fixture.inspection.time == .running)
    fixture.wait(1)
    #expect(fixture.stack?.topViewController === page)
    fixture.tap(at: CGPoint(x: 20, y: 22))
    fixture.wait(1)
    #expect(fixture.stack?.topViewController?.title == "First")
  }

  @Test func `pages tell of the frame that is shown, not of the present`() {
    fixture.open(tab: 1)
    let start = fixture.app.now
    fixture.push()
    fixture.wait(2)
    #expect(fixture.says("Last") && fixture.says("finished"))
    fixture.source.handle(.scrub(start + 0.1))
    fixture.wait(0.3)
    #expect(fixture.says("a spring") && fixture.says("progress"))
    #expect(!fixture.says("Last") && fixture.says("Running"))
    fixture.source.handle(.touch)
    fixture.wait(0.3)
    #expect(fixture.says("Last") && !fixture.says("Running"))
  }

  @Test func `an earlier frame is shown on the device as it was held then`() throws {
    fixture.app.chrome = ScreenChrome(cutOut: .notch, isMasked: true)
    fixture.wait(0.5)
    let (start, mask) = (fixture.app.now, fixture.app.screenMask)
    fixture.source.rotate(to: CGSize(width: 844, height: 390), turned: .left, by: -1)
    fixture.wait(0.15)
    let half = fixture.app.now
    fixture.wait(1)
    #expect(fixture.source.pose == ScreenPose(.left) && fixture.app.screenMask != mask)
    fixture.source.handle(.scrub(start))
    #expect(fixture.source.pose == ScreenPose(.upright))
    #expect(Array(fixture.source.frame().inWindow.commands.suffix(mask.count)) == mask)
    fixture.source.handle(.scrub(half))
    #expect(fixture.source.pose.turn == .left)
    #expect(fixture.source.pose.tilt > 0.3 && fixture.source.pose.tilt < 1.3)
  }

  @Test func `what is turned is the present screen`() {
    fixture.wait(1)
    fixture.source.handle(.scrub(0.5))
    #expect(fixture.inspection.time.rewoundTo == 0.5)
    fixture.source.rotate(to: CGSize(width: 844, height: 390), turned: .left, by: -1)
    #expect(fixture.inspection.time == .running)
    fixture.wait(1)
    #expect(fixture.source.pose == ScreenPose(.left))
  }

  @Test func `a finger that is down goes on while time is halted`() {
    fixture.push()
    fixture.wait(1)
    fixture.touch(.down, at: CGPoint(x: 2, y: 400))
    for x in [20, 60, 100] {
      fixture.wait(0.05)
      fixture.touch(.moved, at: CGPoint(x: CGFloat(x), y: 400))
    }
    fixture.source.obey(.pause)
    let frame = fixture.source.frame().inWindow
    fixture.touch(.moved, at: CGPoint(x: 200, y: 400))
    #expect(fixture.source.frame().inWindow != frame)
    fixture.touch(.down, at: CGPoint(x: 300, y: 22), finger: 1)
    fixture.touch(.up, at: CGPoint(x: 300, y: 22), finger: 1)
    fixture.touch(.up, at: CGPoint(x: 200, y: 400))
    fixture.source.obey(.pause)
    fixture.wait(1)
    #expect(fixture.stack?.topViewController?.title == "First")
  }

  @Test func `a key that is down goes up while time is halted`() {
    let page = KeyPage()
    fixture.stack?.setViewControllers([page], animated: false)
    fixture.wait(0.1)
    func key(_ phase: KeyEvent.Phase) {
      fixture.source.handle(.key(KeyEvent(key: .left, phase: phase, time: fixture.time)))
    }
    key(.down)
    fixture.source.obey(.pause)
    key(.up)
    key(.down)
    #expect(page.log == ["began", "ended"])
    fixture.source.obey(.pause)
    key(.down)
    #expect(page.log == ["began", "ended", "began"])
  }

  @Test func `with the inspector open, captures and frames of the app are the same`() {
    let plain = InspectorFixture(isOpen: false)
    for one in [plain, fixture] {
      one.inspection.showsTouchAreas = true
      one.push()
      one.wait(0.2)
      one.touch(.down, at: CGPoint(x: 100, y: 400))
    }
    #expect(
      plain.source.frame().screen == fixture.source.frame().screen)
    #expect(plain.source.frame().inWindow == plain.app.displayList())
    #expect(fixture.source.frame().inWindow != fixture.app.displayList(), "marks are in the window")
  }

  /// How many marks are drawn over the screen now.
  private var marks: Int {
    let frame = fixture.source.frame().screen
    return fixture.source.frame().inWindow.commands.count - frame.commands.count
  }

  @Test func `the fingers' way is seen until what they set off has come to rest, and not again`()
    throws
  {
    let start = fixture.app.now
    fixture.push()
    fixture.wait(0.1)
    let moving = marks
    #expect(dots == 2 && moving > 2)
    fixture.wait(1)
    #expect(marks == 0)
    fixture.source.obey(.pause)
    #expect(marks == 0, "halted later, the screen has nothing of it")
    fixture.source.handle(.scrub(start + 0.1))
    #expect(marks == moving, "the earlier frame has what it had")
    fixture.source.handle(.scrub(start - 0.1))
    #expect(marks == 0)
    fixture.source.handle(.touch)
    fixture.source.obey(.pause)
    fixture.stack?.popViewController(animated: true)
    fixture.wait(0.1)
    #expect(marks > 0 && dots == 0, "what code moves is nothing of the fingers")
  }

  @Test func `halted in the middle, of a finger's way that much is seen as it had gone by then`() {
    fixture.push()
    fixture.wait(1)
    fixture.touch(.down, at: CGPoint(x: 2, y: 400))
    var times: [TimeInterval] = []
    for x in [20, 60, 100] {
      fixture.wait(0.05)
      fixture.touch(.moved, at: CGPoint(x: CGFloat(x), y: 400))
      times.append(fixture.app.now)
    }
    fixture.wait(0.5)
    fixture.source.obey(.pause)
    for (index, time) in times.enumerated() {
      fixture.source.handle(.scrub(time + 0.01))
      #expect(dots == index + 2)
    }
  }

  /// How many dots the fingers' way has.
  private var dots: Int {
    ScreenMarks(of: fixture.inspection).motion.filter {
      if case .fill(let fill) = $0 { fill.color == Color(255, 45, 85, alpha: 0.7) } else { false }
    }.count
  }

  @Test func `idle with the inspector open, nothing is to be drawn`() {
    fixture.push()
    for tab in 0..<4 {
      fixture.open(tab: tab)
      fixture.wait(2)
      #expect(fixture.source.nextChange == nil && fixture.panel.nextChange == nil)
      let frame = fixture.panel.frame()
      fixture.wait(2)
      #expect(fixture.panel.frame() == frame)
    }
  }
}
