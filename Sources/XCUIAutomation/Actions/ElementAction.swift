import Foundation
import NavigationKit

/// An action on the one element at the end of some steps.
@preconcurrency @MainActor
struct ElementAction {
  /// The action in a failure's message: `tap`.
  let verb: String
  let steps: [ElementStep]
  let place: TestPlace

  /// Waits until the app is idle, brings the element into view, and has `body` press it at a point;
  /// then lets what this began come to its end.
  ///
  /// The test fails if there is no such element, or several, or if something is in front of it.
  func perform(_ body: (Stage, CGPoint, ElementSnapshot) -> Void) {
    onElement { stage, element in
      guard let point = point(in: element, on: stage) else { return }
      body(stage, point, element)
    }
  }

  /// Waits until the app is idle, and has `body` use the element, wherever it is.
  func onElement(_ body: (Stage, ElementSnapshot) -> Void) {
    guard !TestFailure.hasStopped else { return }
    RunningApp.becomeIdle()
    guard let element = only(), let stage = RunningApp.stage else { return }
    body(stage, element)
    RunningApp.finishAction()
  }

  private func only() -> ElementSnapshot? {
    let found = RunningApp.elements(at: steps)
    guard found.count != 1 else { return found.first }
    ElementReport.fail(verb, steps, found: found, at: place)
    return nil
  }

  /// The point at which a finger presses the element.
  private func point(in element: ElementSnapshot, on stage: Stage) -> CGPoint? {
    guard let node = element.node else {
      return CGPoint(x: element.frame.midX, y: element.frame.midY)
    }
    if stage.isHittable(node) { return stage.pressPoint(of: node) }
    if stage.bringIntoView(node) { RunningApp.becomeIdle() }
    if InterruptionMonitors.handle(around: node) { RunningApp.becomeIdle() }
    // What was scrolled is somewhere else now.
    guard let node = RunningApp.elements(at: steps).first?.node, stage.isHittable(node) else {
      ElementReport.fail(
        verb, element, because: "something is in front of it, or it is not on screen.", at: place)
      return nil
    }
    return stage.pressPoint(of: node)
  }
}

extension XCUIElement {
  func action(_ verb: String, _ file: StaticString, _ line: UInt) -> ElementAction {
    ElementAction(verb: verb, steps: steps, place: TestPlace(file: file, line: line))
  }
}
