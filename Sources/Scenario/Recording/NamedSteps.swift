import Foundation
import Input
import NavigationKit

/// Rewrites recorded steps as a person would write them: they name what they act on, scroll to it, fill in
/// fields, and wait until nothing moves.
nonisolated struct NamedSteps {
  private let recorded: [RecordedStep]
  private let isRightToLeft: Bool
  private let target: (CGPoint, [StageElement]) -> ScenarioStep.Target
  private var index = 0
  private var done: [ScenarioStep.Action] = []

  /// - Parameter target: What a finger at a point means.
  init(
    _ recorded: [RecordedStep], isRightToLeft: Bool,
    target: @escaping (CGPoint, [StageElement]) -> ScenarioStep.Target
  ) {
    (self.recorded, self.isRightToLeft, self.target) = (recorded, isRightToLeft, target)
  }

  /// The steps.
  mutating func actions() -> [ScenarioStep.Action] {
    while index < recorded.count {
      if takeLongPress() || takeScroll() || takeTap() { continue }
      let step = recorded[index]
      switch step.action {
      case .wait:
        settle()
        index += 1
      case .press:
        let end = endOfGesture(from: index)
        done += recorded[index..<end].map(\.action)
        index = end
      default:
        done.append(step.action)
        index += 1
      }
    }
    return done
  }

  private mutating func settle() {
    if done.last.map({ $0 != .settle }) ?? false { done.append(.settle) }
  }

  // MARK: Gestures

  /// The index behind a gesture: all that happens until its finger goes up.
  private func endOfGesture(from start: Int) -> Int {
    guard case .press(_, let finger) = recorded[start].action else { return start + 1 }
    let end = recorded[start...].firstIndex { $0.action == .release(finger: finger) }
    return end.map { $0 + 1 } ?? recorded.count
  }

  private mutating func takeLongPress() -> Bool {
    let step = recorded[index]
    guard case .press(.point(let point), _) = step.action, !step.elements.isEmpty,
      endOfGesture(from: index) == index + 3, case .wait(let seconds) = recorded[index + 1].action,
      seconds >= ScenarioStep.pressDuration
    else { return false }
    done.append(.longPress(target(point, step.elements), for: seconds))
    index += 3
    return true
  }

  /// A tap; with the next one a double tap, with the text that follows it a field that is filled in.
  private mutating func takeTap() -> Bool {
    let step = recorded[index]
    guard case .tap(let target) = step.action else { return false }
    if index + 2 < recorded.count, case .wait(let pause) = recorded[index + 1].action,
      pause <= TapCounter.longestGap, recorded[index + 2].action == step.action
    {
      done.append(.doubleTap(target))
      index += 3
      return true
    }
    let next = recorded[(index + 1)...].firstIndex { !$0.isWait } ?? recorded.count
    if next < recorded.count, case .type(let text) = recorded[next].action,
      isEmptyField(target, step)
    {
      done.append(.enter(in: target, text))
      index = next + 1
      return true
    }
    done.append(step.action)
    index += 1
    return true
  }

  private func isEmptyField(_ target: ScenarioStep.Target, _ step: RecordedStep) -> Bool {
    guard case .element(let query, _) = target else { return false }
    let search = search(among: step.elements)
    guard let found = try? search.one(query).element,
      StageElement.Role(rawValue: found.role)?.isField == true
    else { return false }
    return found.value?.isEmpty ?? true
  }

  // MARK: Scrolling

  /// Drags and wheels that only scrolled to what is tapped next.
  ///
  /// What could be tapped before them needed no scrolling: they may have refreshed the list.
  private mutating func takeScroll() -> Bool {
    let first = recorded[index]
    guard first.isGesture, !first.elements.isEmpty else { return false }
    var next = index
    while next < recorded.count, recorded[next].isGesture || recorded[next].isWait {
      next = endOfGesture(from: next)
    }
    guard next < recorded.count, case .tap(.element(let query, _)) = recorded[next].action,
      ScrollEvidence.isScroll(from: first.elements, to: recorded[next].elements),
      !isInReach(query, among: first.elements)
    else { return false }
    settle()
    done.append(.scrollTo(ScenarioStep.ScrollTo(query)))
    index = next
    return true
  }

  /// Whether a finger in the middle of what is meant would meet it.
  private func isInReach(
    _ query: ScenarioStep.ElementQuery, among elements: [StageElement]
  ) -> Bool {
    guard let found = try? search(among: elements).one(query) else { return false }
    let middle = CGPoint(x: found.frame.midX, y: found.frame.midY)
    guard case .element(let met, _) = target(middle, elements) else { return false }
    return met == query
  }

  private func search(among elements: [StageElement]) -> ElementSearch {
    ElementSearch(elements: elements.map(PlacedElement.init), isRightToLeft: isRightToLeft)
  }
}

nonisolated extension RecordedStep {
  fileprivate var isWait: Bool { if case .wait = action { true } else { false } }

  /// Whether it begins a gesture that may scroll.
  fileprivate var isGesture: Bool {
    switch action {
    case .press, .wheel: true
    default: false
    }
  }
}
