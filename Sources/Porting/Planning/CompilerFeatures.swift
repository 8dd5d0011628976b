import XcodeProject

/// The features of the compiler that a project turns on by its settings.
enum CompilerFeatures {
  /// Their names, in the order of the table.
  static func names(in settings: BuildSettings) -> [String] {
    let isApproachable = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY")
    return table.filter { row in
      settings.isOn(row.setting) || isApproachable && row.isOfApproachableConcurrency
    }.map(\.feature)
  }

  private static let table:
    [(setting: String, feature: String, isOfApproachableConcurrency: Bool)] =
      [
        ("SWIFT_ENABLE_BARE_SLASH_REGEX", "BareSlashRegexLiterals", false),
        (
          "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT",
          "NonisolatedNonsendingByDefault", true
        ),
        (
          "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", true
        ),
      ]
}
