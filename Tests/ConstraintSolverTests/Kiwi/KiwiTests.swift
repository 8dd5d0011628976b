import ConstraintSolver
import Foundation
import Testing

/// The same random systems in kiwi.
///
/// `Scripts/compare-with-kiwi` takes many more.
@Suite(.enabled(if: Kiwi.isInstalled, "needs kiwisolver: Scripts/set-up test installs it"))
struct KiwiTests {
  private static let count = number("KIWI_SYSTEMS") ?? 300
  private static let firstSeed = number("KIWI_SEED") ?? 1
  private static let batch = 500
  private static let tolerance = 1e-6

  /// How the steps came out.
  private struct Tally {
    var steps = 0
    /// Systems in which kiwi ended its process.
    var stopped = 0
    var refused = 0
    var equal = 0
    var ambiguous = 0
  }

  @Test func `kiwi finds the same solutions`() throws {
    var tally = Tally()
    for start in stride(from: 0, to: Self.count, by: Self.batch) {
      let seeds = (start..<min(start + Self.batch, Self.count)).map { Self.firstSeed + $0 }
      let systems = seeds.map { RandomSystem(seed: $0) }
      for ((seed, system), outcomes) in zip(zip(seeds, systems), try Kiwi.outcomes(of: systems)) {
        compare(seed, system, outcomes, &tally)
      }
    }
    print(
      "\(Self.count) systems, \(tally.steps) steps: \(tally.refused) refused by both,",
      "\(tally.equal) with equal values, \(tally.ambiguous) with several optima;",
      "kiwi stopped in \(tally.stopped) systems")
    // Most have to tell something.
    #expect(tally.equal > tally.steps / 2 && tally.refused > tally.steps / 100)
    #expect(tally.stopped <= Self.count / 100)
  }

  private func compare(
    _ seed: Int, _ system: RandomSystem, _ outcomes: [Kiwi.Outcome], _ tally: inout Tally
  ) {
    guard outcomes.count == system.steps.count else { return tally.stopped += 1 }
    var run = SystemRun(variableCount: system.variableCount)
    for (index, (step, outcome)) in zip(system.steps, outcomes).enumerated() {
      let isAccepted = run.apply(step)
      let place = "seed \(seed), step \(index): \(step.line)"
      tally.steps += 1
      tally.refused += isAccepted ? 0 : 1
      guard isAccepted == outcome.isAccepted else {
        Issue.record("kiwi \(outcome.isAccepted ? "accepts" : "refuses") \(place)")
        return
      }
      guard hasSameErrors(run, outcome.values) else {
        let values = [run.values, outcome.values]
        Issue.record("\(place)\nvalues \(values)\nerrors \(values.map(run.errors))")
        return
      }
      guard hasSameValues(run, outcome.values, &tally) else {
        Issue.record("\(place)\nvalues \(run.values)\nkiwi's \(outcome.values)")
        return
      }
    }
  }

  private func hasSameErrors(_ run: SystemRun, _ values: [Double]) -> Bool {
    let errors = run.errors(run.values)
    return errors[0] < Self.tolerance
      && zip(errors, run.errors(values)).allSatisfy { abs($0 - $1) < Self.tolerance }
  }

  /// Whether the values are equal but for those of variables that could have others as well.
  private func hasSameValues(_ run: SystemRun, _ values: [Double], _ tally: inout Tally) -> Bool {
    let different = zip(run.variables, values).filter { variable, value in
      abs(run.solver.value(of: variable) - value) >= Self.tolerance
    }
    tally.equal += different.isEmpty ? 1 : 0
    tally.ambiguous += different.isEmpty ? 0 : 1
    return different.allSatisfy { run.solver.isAmbiguous($0.0) }
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
