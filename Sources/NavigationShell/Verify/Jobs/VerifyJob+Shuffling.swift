import Drawing

nonisolated extension [VerifyJob] {
  /// The jobs in an order that has nothing to do with their names, the same on every run.
  var shuffled: [VerifyJob] {
    sorted { $0.place < $1.place }
  }
}

nonisolated extension VerifyJob {
  fileprivate var place: UInt64 { Fingerprint(of: "\(file) \(variantName)").value }
}
