import Foundation
import NavigationKit
import XCTestAdditions

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
      guard let (element, point) = brought(element, on: stage) else { return }
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

  /// The element once it is in view, with the point at which a finger presses it.
  private func brought(
    _ element: ElementSnapshot, on stage: Stage
  ) -> (ElementSnapshot, CGPoint)? {
    guard let node = element.node else {
      return (element, CGPoint(x: element.frame.midX, y: element.frame.midY))
    }
    if let point = pressed(node, on: stage) { return (element, point) }
    if stage.bringIntoView(node) { RunningApp.becomeIdle() }
    if InterruptionMonitors.handle(around: node) { RunningApp.becomeIdle() }
    // What was scrolled is somewhere else now.
    guard let moved = RunningApp.elements(at: steps).first, let node = moved.node,
      let point = pressed(node, on: stage)
    else {
      ElementReport.fail(verb, element, because: reason(element, on: stage), at: place)
      return nil
    }
    return (moved, point)
  }

  /// Why no finger reaches an element.
  private func reason(_ element: ElementSnapshot, on stage: Stage) -> String {
    guard let node = element.node, let point = stage.pressPoint(of: node) else {
      return "it is not on screen, and nothing that it is in scrolls there."
    }
    let hit = stage.hitTest(point)
    let inFront = RunningApp.root()?.descendants.last { other in
      other.node.map { hit?.isDescendant(of: $0.view) == true } ?? false
    }
    return inFront.map { "\(ElementTree.line(of: $0)) is in front of it." } ?? "it gets no touches."
  }

  private func pressed(_ node: AccessibilityNode, on stage: Stage) -> CGPoint? {
    stage.isHittable(node) ? stage.pressPoint(of: node) : nil
  }
}

extension XCUIElement {
  func action(_ verb: String, _ file: StaticString, _ line: UInt) -> ElementAction {
    ElementAction(verb: verb, steps: steps, place: TestPlace(file: file, line: line))
  }
}
