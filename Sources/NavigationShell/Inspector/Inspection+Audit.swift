import Audit
import NavigationKit

/// What an audit found on the screen that is inspected, until something changes there.
struct InspectedFaults {
  /// The number of the stage's update after which it was looked.
  let update: Int
  let findings: [AuditFinding]
}

extension Inspection {
  /// What an audit finds on the screen as it is; nothing while it moves.
  private var findings: [AuditFinding] {
    guard stage.isSettled else { return [] }
    if let faults, faults.update == stage.updateNumber { return faults.findings }
    let findings =
      (try? ScreenAudit(of: stage).findings(painter: painter))?.filter { !$0.isNote } ?? []
    faults = InspectedFaults(update: stage.updateNumber, findings: findings)
    return findings
  }

  /// What an audit finds on the screen as it is, each with its view; nil for a view that is gone.
  var findingsWithViews: [(finding: AuditFinding, view: UIView?)] {
    let findings = findings
    guard !findings.isEmpty else { return [] }
    let views = stage.drawnViews()
    return findings.map { finding in (finding, views.first { $0.path == finding.path }?.view) }
  }
}
