import ArgumentParser

/// The choice of looks of an audit.
nonisolated enum AuditLooks: String, CaseIterable, ExpressibleByArgument {
  /// Some twenty, in which faults usually show.
  case usual
  /// So many that each pair of values of two settings occurs.
  case pairwise
  /// All combinations.
  case all
}
