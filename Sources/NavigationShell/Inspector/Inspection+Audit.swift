import Audit
import NavigationKit

/// What an audit found on the screen that is inspected, until something changes there.
struct InspectedFaults {
  /// The number of the stage's update after which it was looked.
  let update: Int
  let findings: [AuditFinding]
}

extension Inspection {
  /// What an audit finds on the screen as it is, without colours; nothing while it moves.
  var findings: [AuditFinding] {
    guard stage.isSettled else { return [] }
    if let faults, faults.update == stage.updateNumber { return faults.findings }
    let findings = (try? ScreenAudit(of: stage).findings())?.filter { !$0.isNote } ?? []
    faults = InspectedFaults(update: stage.updateNumber, findings: findings)
    return findings
  }

  /// The view that a finding is about; nil if it is gone.
  func view(of finding: AuditFinding) -> UIView? {
    stage.drawnViews().first { $0.path == finding.path }?.view
  }
}
