/// Findings that say the same of several places.
struct FindingGroup: Hashable {
  let kind: String
  let message: String
  let findings: [ReportedFinding]

  /// Findings in the order of what helps most: first what keeps a source or the app from being there
  /// at all, then what is found in most files, then what is found most often.
  static func groups(of findings: [ReportedFinding]) -> [FindingGroup] {
    Dictionary(grouping: findings) { Key(kind: $0.kind, message: $0.message) }
      .map { FindingGroup(kind: $0.key.kind, message: $0.key.message, findings: $0.value) }
      .sorted { $0.rank < $1.rank }
  }

  private struct Key: Hashable {
    let kind: String
    let message: String
  }

  private var rank: (Int, Int, Int, String) {
    let blocks = ["source", "start"].firstIndex(of: kind) ?? 2
    return (blocks, -Set(findings.map(\.path)).count, -findings.count, message)
  }
}
