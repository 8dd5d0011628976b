import Foundation
import NavigationKit
import Scenario
import Testing

@testable import NavigationShell

/// What steps are called in a page, and where its hot spots are.
struct FlowActionTests {
  private static let field = StageElement(
    role: .textField, label: "Name", frame: CGRect(x: 10, y: 20, width: 200, height: 40))
  private static let row = StageElement(
    role: .cell, label: "Ferry", frame: CGRect(x: 0, y: 100, width: 320, height: 44))
  private static let inField = CGPoint(x: 50, y: 30)
  private static let inRow = CGPoint(x: 50, y: 120)
  private nonisolated static let link = "news://today"
  private static let name = ScenarioStep.ElementQuery("Lee")

  private func action(
    _ step: ScenarioStep.Action, at point: CGPoint? = nil, redacts: Bool = false
  ) -> FlowAction? {
    FlowAction(ScenarioStep(step), on: [Self.field, Self.row], at: point, redacts: redacts)
  }

  @Test func `fingers tap, tap twice, hold and click what is under them`() {
    let target = ScenarioStep.Target.point(Self.inRow)
    let steps: [(ScenarioStep.Action, String)] = [
      (.tap(target), "tap"), (.doubleTap(target), "double-tap"),
      (.longPress(target, for: 0.6), "hold"), (.secondaryClick(target), "right-click"),
    ]
    for (step, verb) in steps {
      #expect(
        action(step, at: Self.inRow) == FlowAction(words: "\(verb) “Ferry”", spot: Self.row.frame))
      #expect(action(step, at: Self.inRow, redacts: true)?.words == "\(verb) a row")
      #expect(action(step) == nil)
    }
  }

  @Test func `a field that is filled in or emptied is the hot spot`() {
    let target = ScenarioStep.Target.point(Self.inField)
    #expect(
      action(.enter(in: target, "Ann"), at: Self.inField)
        == FlowAction(words: "type “Ann”", spot: Self.field.frame))
    #expect(
      action(.clear(target), at: Self.inField)
        == FlowAction(words: "empty the field", spot: Self.field.frame))
    #expect(action(.enter(in: target, ""))?.words == "empty the field")
    #expect(action(.enter(in: target, "Ann"))?.spot == nil)
    #expect(action(.enter(in: target, "Ann"), redacts: true)?.words == "type a text")
  }

  @Test func `what is done elsewhere has words and no hot spot`() {
    let target = ScenarioStep.Target.point(Self.inRow)
    let steps: [(ScenarioStep.Action, String)] = [
      (.pinch(target, by: 0.5, over: 1), "pinch"),
      (.pinch(target, by: 2, over: 1), "spread two fingers"),
      (.turn(target, by: 90, over: 1), "turn two fingers"),
      (.scroll(in: target, .to(.bottom)), "scroll"),
      (.scrollTo(ScenarioStep.ScrollTo(Self.name)), "scroll"),
      (.openURL(Self.link), "open \(Self.link)"),
      (.drag(from: target, to: CGPoint(x: 50, y: 20), over: 1), "swipe up"),
      (.fling(from: target, velocity: CGPoint(x: -900, y: 0)), "swipe left"),
      (.segue("pay"), "segue “pay”"), (.scene("Till"), "go to the scene “Till”"),
      (.type("Ann"), "type “Ann”"),
    ]
    for (step, words) in steps {
      #expect(action(step, at: Self.inRow) == FlowAction(words: words))
    }
  }

  @Test func `time that passes is told only if nothing else is done`() {
    let wait = action(.waitFor(ScenarioStep.WaitFor()))
    #expect(wait == FlowAction(words: "wait", isWaiting: true))
    #expect(action(.wait(2))?.isWaiting == true)
    #expect(
      [wait, action(.turn(.point(.zero), by: 9, over: 1))].compactMap(\.self).words
        == "turn two fingers")
  }

  @Test(arguments: [
    (ScenarioStep.Action.segue("pay"), "a segue"), (.scene("Till"), "go to another scene"),
    (.openURL(link), "open a link"), (.type("Ann"), "type a text"),
  ]) func `a redacted step has no words of the app`(step: ScenarioStep.Action, words: String) {
    #expect(action(step, redacts: true)?.words == words)
  }
}
