import Audit
import Foundation
import Snapshot

/// An audit as JUnit XML, which CI servers read: a test case for each screen.
nonisolated struct AuditJUnit {
  /// The XML.
  let xml: String

  init(_ result: AuditResult) {
    let screens = Dictionary(grouping: result.findings, by: \.screens[0])
    let cases = result.screens.map { screen in
      Self.testCase(screen, (screens[screen] ?? []).map(\.line))
    }
    let counts = #"tests="\#(cases.count)" failures="\#(screens.count)""#
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
