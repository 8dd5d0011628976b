import Scenario

/// The faults that one variant of a scenario notices.
struct MutationResult {
  /// The scenario and the variant.
  let name: String
  /// The outcome of each fault.
  let notices: [Fault: FaultNotice]
  /// Failures without any fault.
  let failures: ScenarioFailures
}
