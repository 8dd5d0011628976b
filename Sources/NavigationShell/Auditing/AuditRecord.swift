import Audit
import Foundation

/// A finding as `--json` prints it.
nonisolated struct AuditRecord: Encodable {
  private let check: String
  private let kind: String
  private let screens: [String]
  private let element: String
  private let label: String
  private let id: String
  /// x, y, width and height in points.
  private let frame: [Double]
  private let message: String
  /// Of how many other elements of the screen the same is said.
  private let others: Int
  private let looks: [String]

  init(_ entry: AuditResult.Entry) {
    let finding = entry.finding
    check = finding.check.rawValue
    kind = finding.isNote ? "note" : "finding"
    screens = entry.screens
    element = finding.element
    label = finding.label
    id = finding.identifier
    frame = [finding.frame.minX, finding.frame.minY, finding.frame.width, finding.frame.height]
      .map { (Double($0) * 100).rounded() / 100 }
    message = finding.words
    others = finding.others
    looks = entry.looks.map(\.name)
  }
}
