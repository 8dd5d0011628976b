extension RunResult {
  /// Merges the shards of a run, sorted by name; of a scenario that ran twice the worse result
  /// counts.
  ///
  /// The shards ran at the same time, so the run takes as long as the slowest of them.
  public static func merged(_ runs: [RunResult]) throws(MergeError) -> RunResult {
    guard let first = runs.first else { throw .nothing }
    for run in runs {
      guard run.program == first.program else { throw .programs(first.program, run.program) }
      guard run.libraries == first.libraries else {
        throw .libraries(first.libraries, run.libraries)
      }
    }
    try checkComplete(runs.compactMap(\.part))
    return RunResult(
      program: first.program, libraries: first.libraries,
      scenarios: worst(of: runs.flatMap(\.scenarios)).sorted { $0.name < $1.name },
      orphans: Set(runs.flatMap(\.orphans)).sorted(), seconds: runs.map(\.seconds).max() ?? 0)
  }

  /// A lost shard must not pass for one that found nothing wrong.
  private static func checkComplete(_ parts: [Part]) throws(MergeError) {
    for count in Set(parts.map(\.count)).sorted() where count > 0 {
      let missing = Set(1...count).subtracting(parts.filter { $0.count == count }.map(\.index))
      guard missing.isEmpty else { throw .parts(missing: missing.sorted(), count: count) }
    }
  }

  private static func worst(of scenarios: [ScenarioResult]) -> some Collection<ScenarioResult> {
    Dictionary(scenarios.map { ($0.name, $0) }) { $1.verdict > $0.verdict ? $1 : $0 }.values
  }
}
