package import Audit
import NavigationKit

extension AutomatedApp {
  /// What people could not read, find or press on the screen as it is.
  ///
  /// To find texts that do not grow, the app is shown in two text sizes for a moment.
  package func audit(_ checks: Set<AuditCheck>) throws -> [AuditFinding] {
    let findings = try ScreenAudit(of: stage).findings(checks, painter: painter)
    guard checks.contains(.fixedText) else { return findings }
    let usual = stage.traits.preferredContentSizeCategory
    let sizes: [(String, UIContentSizeCategory)] = [
      ("L", .large), ("AX5", .accessibilityExtraExtraExtraLarge),
    ]
    defer { try? show(usual) }
    let screens = try sizes.map { name, size in
      try show(size)
      return (look: AuditLook(device: "", textSize: name), facts: ScreenAudit(of: stage).facts)
    }
    return findings
      + LookComparison(screens).findings().map(\.finding).filter { $0.check == .fixedText }
  }

  private func show(_ size: UIContentSizeCategory) throws {
    stage.change(traits: UITraitCollection(preferredContentSizeCategory: size))
    try stage.finishMotion()
  }
}
