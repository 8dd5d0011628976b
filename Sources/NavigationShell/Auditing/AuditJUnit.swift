import Audit
import Foundation
import Snapshot

/// An audit as JUnit XML, which CI servers read: a test case for each screen.
nonisolated struct AuditJUnit {
  /// The XML.
  let xml: String

  /// - Parameter failures: The steps of scenarios that failed on the way.
  init(_ result: AuditResult, failures: [String]) {
    let screens = result.screens.map { screen in
      (name: screen, lines: result.findings.filter { $0.screens.contains(screen) }.map(\.line))
    }
    let all = screens + (failures.isEmpty ? [] : [(name: "steps", lines: failures)])
    let cases = all.map { Self.testCase($0.name, $0.lines) }
    let counts = #"tests="\#(cases.count)" failures="\#(all.count { !$0.lines.isEmpty })""#
    xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="audit" \(counts)>
      \(cases.joined())  </testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ screen: String, _ lines: [String]) -> String {
    let head = #"    <testcase classname="audit" name="\#(screen.inXML)""#
    guard let first = lines.first else { return head + "/>\n" }
    let all = lines.map(\.onOneLine).joined(separator: "\n")
    return """
      \(head)>
            <failure message="\(first.onOneLine.inXML)" type="audit">\(all.inXML)</failure>
          </testcase>

      """
  }
}
