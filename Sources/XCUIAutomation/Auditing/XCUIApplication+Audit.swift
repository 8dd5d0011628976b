import Audit
import NavigationShell

extension XCUIApplication {
  /// Looks at the screen for what people could not read, find or press; each issue fails the test.
  ///
  /// The audit is exact: it knows the colours, what was cut off, and what a finger meets. `navshell
  /// audit` looks
  /// for more, in many looks.
  ///
  /// - Parameters:
  ///   - auditTypes: What is looked for.
  ///   - issueHandler: Is asked about each issue; those for which it returns true fail nothing.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    guard let app = RunningApp.app else {
      return ElementReport.fail("Failed to audit: no app runs; call launch() first.")
    }
    let findings = try app.audit(auditTypes.checks).filter { !$0.isNote }
    for finding in findings {
      let issue = XCUIAccessibilityAuditIssue(finding, element: element(of: finding))
      if try issueHandler?(issue) == true { continue }
      ElementReport.fail("\(issue.compactDescription): \(issue.detailedDescription)")
    }
  }

  /// The element that was found at fault; nil if it is none.
  private func element(of finding: AuditFinding) -> XCUIElement? {
    let way = steps + [.descendants(.any)]
    let place = RunningApp.elements(at: way, counts: true).firstIndex { element in
      // The box of a text is smaller than its label, and may be that of another text size.
      element.label == finding.label
        && (element.frame == finding.frame || element.elementType == .staticText)
    }
    return place.map { XCUIElement(way + [.index($0)]) }
  }
}
