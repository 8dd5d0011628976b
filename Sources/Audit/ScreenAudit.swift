import Foundation
public import NavigationKit

/// Looks at the screen of a stage for what people could not read, find or press.
///
/// ```swift
/// let findings = try ScreenAudit(of: stage).findings(painter: painter)
/// ```
///
/// It knows the frame's own colours, which texts were cut, and what a finger meets: nothing is
/// guessed
/// from pixels.
public struct ScreenAudit {
  let screen: AuditedScreen
  private let level: AuditLevel

  /// Reads what is on a stage now; what moves should have come to rest.
  public init(of stage: Stage, level: AuditLevel = .apple) {
    screen = AuditedScreen(of: stage)
    self.level = level
  }

  /// Whether there is anything to look at.
  public var isEmpty: Bool {
    screen.texts.isEmpty && !screen.elements.contains { $0.isPressed || !$0.node.label.isEmpty }
  }

  /// What was found, in the order of the checks, and then of the screen.
  ///
  /// - Parameters:
  ///   - checks: What is looked for; all by default. Those that compare looks find nothing here.
  ///   - painter: Paints what is behind texts and symbols; without it, `contrast` and `icons` are
  /// left out.
  public func findings(
    _ checks: Set<AuditCheck> = Set(AuditCheck.allCases), painter: (any AuditPainter)? = nil
  ) throws -> [AuditFinding] {
    var parts: [(checks: Set<AuditCheck>, find: () throws -> [AuditFinding])] = [
      ([.clipped, .title, .brokenWord], TextChecks(screen: screen).findings),
      ([.overlap], OverlapCheck(screen: screen).findings),
      ([.outside, .unreachable, .covered], PlaceChecks(screen: screen, checks: checks).findings),
      ([.targets], TargetCheck(screen: screen, level: level).findings),
      ([.label, .traits, .sameLabel, .unexposed], NameChecks(screen: screen).findings),
      ([.focus], FocusCheck(screen: screen).findings),
    ]
    if let painter {
      let contrast = ContrastCheck(screen: screen, level: level, painter: painter)
      parts.append(([.contrast], contrast.textFindings))
      parts.append(([.icons], contrast.iconFindings))
    }
    let findings = try parts.filter { !$0.checks.isDisjoint(with: checks) }.flatMap {
      try $0.find()
    }
    return findings.filter { checks.contains($0.check) }.sorted { $0.isBefore($1) }
  }
}

extension AuditFinding {
  /// The order of findings: by check, then from top to bottom.
  nonisolated func isBefore(_ other: AuditFinding) -> Bool {
    let order = { (finding: AuditFinding) in
      (
        AuditCheck.allCases.firstIndex(of: finding.check) ?? 0, finding.frame.minY,
        finding.frame.minX, finding.element + finding.path + finding.words
      )
    }
    return order(self) < order(other)
  }
}
