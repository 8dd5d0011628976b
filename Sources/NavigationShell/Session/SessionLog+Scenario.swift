import Scenario

extension SessionLog {
  /// The steps as a scenario that checks something, on a screen.
  ///
  /// - Parameters:
  ///   - app: The app as the scenario names it.
  ///   - start: The number of steps after which each page is captured once it is at rest; nil for
  ///     no
  ///     captures.
  ///   - first: The screen before the first step.
  ///   - last: The screen after the last one, which is expected if nothing else is checked.
  func scenario(
    of subject: SessionSubject, app: String?, capturingFrom start: Int?,
    first: ScreenInspection, last: ScreenInspection
  ) -> Scenario {
    let steps = start.map { capturing(from: $0, first: first) } ?? self.steps.map(\.step)
    var scenario = Scenario(
      app: app.map { Located($0) }, language: subject.language.map { Located($0) },
      devices: [Located(subject.device.name)], looks: [subject.look],
      hasKeyboard: subject.hasKeyboard, steps: steps)
    if scenario.captureNames.isEmpty, !self.steps.contains(where: \.isCheck) {
      var expectation = ScenarioStep.Expectation()
      expectation.title = .exact(last.frontTitle)
      expectation.depth = last.frontStack.count
      scenario.steps.append(ScenarioStep(.expect(expectation)))
    }
    return scenario
  }

  /// The steps, with a capture of each page that they lead to, from a step on, and of the last one.
  private func capturing(from start: Int, first: ScreenInspection) -> [ScenarioStep] {
    var names = Set(Scenario(steps: steps.map(\.step)).captureNames)
    func capture(_ title: String) -> ScenarioStep {
      let name = Self.unusedName(for: title, besides: names)
      names.insert(name)
      return ScenarioStep(.capture(ScenarioStep.CaptureStep(name)))
    }
    var page = SessionLog.Page(of: first)
    var result = start == 0 ? [capture(page.title)] : []
    for (number, step) in steps.enumerated() {
      result.append(step.step)
      guard let next = step.page else { continue }
      let isNew = next != page && step.step.action == .settle
      guard number == steps.count - 1 || isNew else { continue }
      page = next
      if number >= start { result.append(capture(page.title)) }
    }
    return result
  }

  private static func unusedName(for title: String, besides names: Set<String>) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
      .map { $0.filter(\.isASCII) }.filter { !$0.isEmpty }
    let stem = String(words.joined(separator: "-").prefix(40))
    let name = stem.isEmpty ? "page" : stem
    var (number, result) = (1, name)
    while names.contains(result) {
      number += 1
      result = "\(name)-\(number)"
    }
    return result
  }
}

extension SessionLog.Step {
  /// Whether the step checks something by itself.
  fileprivate var isCheck: Bool {
    switch step.action {
    case .expect, .audit, .capture, .film: true
    default: false
    }
  }
}
