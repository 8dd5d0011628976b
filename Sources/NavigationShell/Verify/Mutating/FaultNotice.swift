/// Whether a scenario would notice a fault.
nonisolated enum FaultNotice: Hashable, Codable {
  /// The fault changes nothing that the scenario captures.
  case untouched
  /// The fault changes a capture, but the scenario would still pass.
  case green
  /// The scenario would fail.
  case noticed

  /// The sign in the table.
  var sign: String {
    switch self {
    case .untouched: "–"
    case .green: "green"
    case .noticed: "✓"
    }
  }
}
