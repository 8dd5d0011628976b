import Drawing

nonisolated extension [VerifyJob] {
  /// The jobs with their files in an order that has nothing to do with their names, the same on every run.
  ///
  /// Those of a file, and of a language, follow each other, as they share a worker and what it has read.
  var shuffled: [VerifyJob] {
    sorted { one, other in
      (one.language ?? "", one.key, one.variant) < (other.language ?? "", other.key, other.variant)
    }
  }
}

nonisolated extension VerifyJob {
  /// A hash of its file's name.
  fileprivate var key: UInt64 { Fingerprint(of: file).value }
}
