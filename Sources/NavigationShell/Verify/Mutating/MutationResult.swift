import Scenario

/// The faults that one variant of a scenario notices.
nonisolated struct MutationResult: Codable {
  /// The scenario and the variant.
  let name: String
  /// The outcome of each fault.
  var notices: [Fault: FaultNotice] = [:]
  /// What failed without any fault, a sentence each.
  var failures: [String] = []
}

nonisolated extension MutationResult: JobResult {
  static func unfinished(_ job: VerifyJob, _ sentence: String, seconds: Double?) -> MutationResult {
    MutationResult(name: job.name, failures: [sentence])
  }
}

nonisolated extension VerifyJob {
  /// The scenario and the variant.
  var name: String { "\(file) (\(variantName))" }
}
