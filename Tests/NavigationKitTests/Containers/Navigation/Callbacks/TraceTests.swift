import Foundation
import Goldens
import NavigationKit
import Testing

/// Every callback and flag of the basic stack operations, as texts to be compared with Apple's
/// documentation.
struct TraceTests {
  @Test func `the first display`() throws {
    let trace = Trace(
      "A person opens the app: its window shows a navigation controller with one page.",
      "The page hears once that it comes, unanimated, and its delegate that it is shown.")
    trace.act("UINavigationController(rootViewController: Albums)") {
      trace.navigation = UINavigationController(rootViewController: trace.page("Albums"))
    }
    trace.act("makeKeyAndVisible()") {
      trace.stage.window.rootViewController = trace.navigation
      trace.stage.window.makeKeyAndVisible()
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-first-display")
  }

  @Test func `an animated push`() throws {
    let trace = Trace(
      "A person taps an album: code pushes its page, and it slides in.",
      "The stack has it at once; what is seen of it begins at the end of the update.")
    trace.show(trace.page("Albums"))
    trace.act("pushViewController(Family, animated: true)") {
      trace.navigation.pushViewController(trace.page("Family"), animated: true)
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-push-animated")
  }

  @Test func `an unanimated push`() throws {
    let trace = Trace(
      "A person opens a link: code puts the page there at once, without a slide.",
      "Everything is heard inside the call.")
    trace.show(trace.page("Albums"))
    trace.act("pushViewController(Family, animated: false)") {
      trace.navigation.pushViewController(trace.page("Family"), animated: false)
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-push-unanimated")
  }

  @Test func `a tap on the back button`() throws {
    let trace = Trace(
      "A person taps the back button, and the page below slides back.",
      "The page that goes still knows its navigation controller until it has gone.")
    trace.show(trace.page("Albums"), trace.page("Family"))
    trace.act("tap on the back button, Albums") { trace.stage.tap("Albums") }
    trace.settle()
    try expectGolden(trace.text, named: "trace-back-tap")
  }

  @Test func `a pop by code`() throws {
    let trace = Trace(
      "A person taps Done: code pops the page, and the page below slides back.",
      "The stack lacks it at once; the rest is as with the back button.")
    trace.show(trace.page("Albums"), trace.page("Family"))
    trace.act("popViewController(animated: true)") {
      trace.navigation.popViewController(animated: true)
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-pop")
  }

  @Test func `a swipe that goes through`() throws {
    let trace = Trace(
      "A person drags the page from the left edge past the middle and lets go.",
      "The stack lacks the page from the start of the drag; it has gone when the rest has run.")
    trace.show(trace.page("Albums"), trace.page("Family"))
    swipe(to: 300, in: trace)
    try expectGolden(trace.text, named: "trace-swipe-finished")
  }

  @Test func `a swipe that is taken back`() throws {
    let trace = Trace(
      "A person drags the page a little way from the left edge, waits and lets go.",
      "The page comes back on the stack; the delegate hears no more than the first willShow.")
    trace.show(trace.page("Albums"), trace.page("Family"))
    swipe(to: 80, in: trace)
    try expectGolden(trace.text, named: "trace-swipe-cancelled")
  }

  private func swipe(to x: CGFloat, in trace: Trace) {
    trace.act("finger down at the left edge, moved to \(Int(x)) points") {
      trace.stage.press(at: CGPoint(x: 2, y: 400))
      trace.stage.move(to: CGPoint(x: x, y: 400), over: 0.3)
    }
    trace.stage.advance(by: 0.2)
    trace.act("finger up") { trace.stage.release() }
    trace.settle()
  }
}
