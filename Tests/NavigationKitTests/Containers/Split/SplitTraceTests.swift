import Foundation
import Goldens
import NavigationKit
import Testing

/// The callbacks as columns are stacked, as a text to read.
struct SplitTraceTests {
  @Test func `a collapse in the middle of a push`() throws {
    let trace = Trace(
      "A person taps a letter, and turns the pad into a narrow window before its page has come.",
      "The push lands at once; the pages move to the one stack there is, with the new one on top.")
    trace.stage.resize(to: ColumnsFixture.landscape, safeAreaInsets: .zero)
    let split = UISplitViewController(style: .doubleColumn)
    let boxes = UINavigationController(rootViewController: trace.page("Boxes"))
    boxes.delegate = trace
    trace.navigation = UINavigationController(rootViewController: trace.page("Letters"))
    split.setViewController(boxes, for: .primary)
    split.setViewController(trace.navigation, for: .secondary)
    trace.stage.window.rootViewController = split
    trace.stage.window.makeKeyAndVisible()
    trace.stage.settle()
    trace.forget()
    trace.act("pushViewController(Letter, animated: true)") {
      trace.navigation.pushViewController(trace.page("Letter"), animated: true)
    }
    trace.stage.advance(by: 0.1)
    trace.act("resize(to: 390 × 844)") {
      trace.stage.resize(to: ColumnsFixture.phone, safeAreaInsets: .zero)
    }
    trace.settle()
    trace.act("resize(to: 1180 × 820)") {
      trace.stage.resize(to: ColumnsFixture.landscape, safeAreaInsets: .zero)
    }
    trace.settle()
    try expectGolden(trace.text, named: "trace-collapse-in-push")
  }
}
