public import Foundation
import Audit

/// Something that an accessibility audit found.
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: NSObject {
  /// What was looked for.
  public nonisolated let auditType: XCUIAccessibilityAuditType
  /// What was found, in a few words.
  public nonisolated let compactDescription: String
  /// What was measured, what was asked for, and where.
  public nonisolated let detailedDescription: String
  /// The element; nil if it is none, such as a text in a button.
  public let element: XCUIElement?

  init(_ finding: AuditFinding, element: XCUIElement?) {
    auditType = XCUIAccessibilityAuditType(finding.check)
    compactDescription = "\(finding.check.title): \(finding.element)"
    let frame = finding.frame
    detailedDescription =
      "\(finding.element): \(finding.words); at (\(Int(frame.minX)), \(Int(frame.minY))), "
      + "\(Int(frame.width))×\(Int(frame.height)) points"
    self.element = element
    super.init()
  }

  // A `deinit` on the main actor would allow none in subclasses.
  nonisolated deinit {}
}

extension AuditCheck {
  /// What a finding of it says in general.
  fileprivate nonisolated var title: String {
    switch self {
    case .contrast, .icons: "Contrast is too low"
    case .unexposed: "Not found by assistive technology"
    case .targets: "Hit area is too small"
    case .label: "Label is missing or says nothing"
    case .fixedText: "Text does not grow with the text size"
    case .clipped, .title: "Text is cut off"
    case .traits: "Traits contradict each other"
    default: rawValue
    }
  }
}
