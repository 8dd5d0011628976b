import NavigationKit

/// A step that repeats what was recorded, with what was on screen when it began.
nonisolated struct RecordedStep {
  let action: ScenarioStep.Action
  /// The elements; empty for a step that acts on none of them.
  let elements: [StageElement]

  init(_ action: ScenarioStep.Action, over elements: [StageElement] = []) {
    (self.action, self.elements) = (action, elements)
  }
}
