import Foundation
import Scenario

extension AppSession {
  /// Does steps, and lets the app come to rest after them unless the last one is about a moment.
  ///
  /// - Parameters:
  ///   - texts: Steps in YAML, each text a step or a list of them.
  ///   - line: The number of the first text, for error messages.
  ///   - interruption: Asked now and then for a reason to break off.
  ///   - progress: Called with the number of each step that begins, and that of all.
  /// - Throws: ScenarioProblems, before anything is done, if a step cannot be read;
  ///   StepInterruption
  ///   if they are too many; the errors of the app's launch and of painting.
  func perform(
    _ texts: [String], from line: Int = 1,
    interruption: @escaping () -> StepInterruption? = { nil },
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> SessionOutcome {
    let written = try reader.written(texts, from: line)
    guard written.count <= SessionHost.maximumSteps + 1 else {
      throw StepInterruption.tooMany(SessionHost.maximumSteps)
    }
    try check(written)
    host.begin(interruption: interruption)
    var done = StepsDone()
    for (number, step) in written.enumerated() where !done.isOver {
      progress(number, written.count)
      try perform(step, &done)
    }
    if needsRest(after: done) { try rest(&done) }
    log.endCall()
    let before = current
    let mark = mark()
    log.arrive(at: mark.screen.screen)
    return SessionOutcome(
      steps: done.steps, interruption: done.interruption, isRestless: done.isRestless,
      changes: ScreenChanges(from: before.screen, to: mark.screen),
      isRedrawn: mark.frame != before.frame,
      mark: mark)
  }

  /// Whether the app is to come to rest: unless a moment was asked for, and also after a step that
  /// failed, as those before it may have begun a push.
  private func needsRest(after done: StepsDone) -> Bool {
    guard done.interruption == nil else { return false }
    return done.isOver
      ? !stage.isSettled && stage.fingers.isEmpty : done.last.map(Self.endsInRest) ?? false
  }

  /// What was done so far of a call's steps.
  private struct StepsDone {
    var steps: [SessionOutcome.Step] = []
    var last: ScenarioStep?
    /// Whether those that follow are left out.
    var isOver = false
    var interruption: StepInterruption?
    var isRestless = false
  }

  /// Reads all steps, with references to what is known, so that an error is told before anything is
  /// done.
  private func check(_ steps: [WrittenStep]) throws(ScenarioProblems) {
    var reader = reader
    var problems: [ScenarioProblem] = []
    for step in steps {
      do throws(ScenarioProblems) {
        _ = try reader.read(step) { name throws(ReferenceProblem) in
          guard let element = references.elements[name] else {
            throw problem(withReference: name)
          }
          return target(element, among: [element])
        }
      } catch {
        problems += error.problems
      }
    }
    if !problems.isEmpty { throw ScenarioProblems(problems) }
  }

  /// Reads a step when it is its turn, as references then stand for what is on screen, and does it.
  private func perform(_ written: WrittenStep, _ done: inout StepsDone) throws {
    let former = reader
    let steps: [ScenarioStep]
    do throws(ScenarioProblems) {
      steps = try reader.read(written, target: target(of:))
    } catch {
      done.steps.append(
        SessionOutcome.Step(
          time: stage.now, words: written.words, failures: error.problems.map(\.description)))
      return done.isOver = true
    }
    for step in steps where !done.isOver { try perform(step, &done) }
    if done.isOver { reader = former }
  }

  private func perform(_ step: ScenarioStep, _ done: inout StepsDone) throws {
    let (known, time, update) = (runner.failures.count, stage.now, stage.updateNumber)
    var isComplete = false
    do {
      try host.check()
      isComplete = try runner.complete(step)
    } catch let reason as StepInterruption {
      done.interruption = reason
    }
    let failures = runner.failures[known...].map { $0.diagnostic(in: file) }
    done.steps.append(SessionOutcome.Step(time: time, words: step.yaml, failures: failures))
    done.last = step
    if isComplete {
      // An expectation that is not met changed nothing, and would fail the scenario, too.
      if failures.isEmpty { log.add(step) }
      if step.action == .settle { log.arrive(at: screen().screen) }
    } else {
      if stage.now != time || stage.updateNumber != update {
        log.leaveOut(step, isBrokenOff: done.interruption != nil)
      }
      done.isOver = true
    }
  }

  /// Whether the app is to come to rest after a step: not if a moment was asked for.
  private static func endsInRest(_ step: ScenarioStep) -> Bool {
    switch step.action {
    case .wait, .press, .move, .moveFingers, .film, .settle: false
    default: true
    }
  }

  private func rest(_ done: inout StepsDone) throws {
    let time = stage.now
    var failures: [String] = []
    do {
      done.isRestless = try !runner.comeToRest()
    } catch let reason as StepInterruption {
      done.interruption = reason
    } catch let error as EndlessMainQueue {
      failures = [error.description]
    }
    let isAtRest = failures.isEmpty && !done.isRestless && done.interruption == nil
    // What never comes to rest would fail a scenario that asks for it.
    let step = ScenarioStep(isAtRest ? .settle : .wait(stage.now - time))
    log.add(step)
    done.steps.append(SessionOutcome.Step(time: time, words: step.yaml, failures: failures))
  }
}
