import Drawing
import Foundation
import Snapshot
import Testing

struct JUnitReportTests {
  @Test func `a scenario is a test case, and what differs its failure`() {
    var run = SampleRun.small
    run.scenarios[0].captures[0].actual = "back/pop.actual.png"
    #expect(
      JUnitReport(run).xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="1" errors="0" time="0.420">
          <testsuite name="screenshots" tests="2" failures="1" errors="0" time="0.420">
            <testcase classname="back.yaml" name="back.yaml (iphone-8.light)" file="back.yaml" time="0.250">
              <failure message="back.yaml:7:3: no cell Family" type="different">\
        back.yaml:7:3: no cell Family&#10;pop: title moved 1 pt right&#10;\
        pop, actual: back/pop.actual.png</failure>
            </testcase>
            <testcase classname="list.yaml" name="list.yaml (iphone-8.light)" file="list.yaml" time="0.100"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a run that failed has its steps and its screen as output, and attaches them`() {
    var run = SampleRun.small
    run.scenarios[0].verdict = .failed
    run.scenarios[0].failedScreen = FailedScreen(
      time: 0.5, picture: "failed/back.png", textFile: "failed/back.txt", text: "Stack\n  <b>\n",
      steps: [FailedScreen.Step(time: 0.5, line: 7, words: "tap: Family", isFailed: true)])
    #expect(
      JUnitReport(run, folder: ".navshell").xml.contains(
        """
        </failure>
              <system-out>   0.500 s  line 7  tap: Family&#10;&#10;Stack&#10;  &lt;b&gt;&#10;&#10;\
        [[ATTACHMENT|.navshell/failed/back.png]]&#10;[[ATTACHMENT|.navshell/failed/back.txt]]\
        </system-out>
            </testcase>

        """))
    #expect(JUnitReport(run).xml.contains("[[ATTACHMENT|failed/back.png]]"))
  }

  @Test(arguments: [
    (Verdict.different, "failure"), (.missing, "failure"), (.failed, "failure"),
    (.unstable, "failure"),
    (.unreadable, "error"), (.madeOtherwise, "error"), (.hung, "error"), (.broken, "error"),
  ]) func `what could not be compared is an error`(verdict: Verdict, outcome: String) {
    var run = SampleRun.small
    run.scenarios[0].verdict = verdict
    #expect(JUnitReport(run).xml.contains("<\(outcome) "))
    #expect(JUnitReport(run).xml.contains(#"\#(outcome)s="1""#))
  }

  @Test func `no name breaks out, and no control character comes in`() {
    var run = SampleRun.small
    run.scenarios[0].scenario = "\"><x a='1'>&\u{1B}\u{0}\u{FFFF}写真\n"
    let xml = JUnitReport(run).xml
    #expect(
      xml.contains("\"&quot;&gt;&lt;x a=&#39;1&#39;&gt;&amp;\u{FFFD}\u{FFFD}\u{FFFD}写真&#10;\""))
    #expect(!xml.contains("<x"))
    #expect(!xml.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }
}
