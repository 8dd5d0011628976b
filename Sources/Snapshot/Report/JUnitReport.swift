import Foundation

/// A run as JUnit XML, which CI servers read: a test case per scenario and variant.
public struct JUnitReport: Hashable, Sendable {
  /// The XML.
  public let xml: String

  /// Writes a run's report: differences are failures; what could not be compared is an error.
  ///
  /// - Parameter folder: The run's folder, where servers that read the report find the screens of
  ///   runs that failed.
  public init(_ run: RunResult, name: String = "screenshots", folder: String = "") {
    let cases = run.scenarios
    let failures = cases.count { $0.verdict.outcome == "failure" }
    let errors = cases.count { $0.verdict.outcome == "error" }
    let counts =
      #"tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)" "#
      + #"time="\#(Self.seconds(run.seconds))""#
    xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="\(name.inXML)" \(counts)>
      \(cases.map { Self.testCase($0, folder) }.joined())  </testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ scenario: ScenarioResult, _ folder: String) -> String {
    let head =
      #"    <testcase classname="\#(scenario.scenario.inXML)" name="\#(scenario.name.inXML)" "#
      + #"file="\#(scenario.scenario.inXML)" time="\#(seconds(scenario.seconds))""#
    guard let outcome = scenario.verdict.outcome else { return head + passed(scenario) }
    let message = scenario.remarks.first ?? scenario.verdict.word
    let all = (scenario.remarks.cutShort + scenario.pictures).map(\.onOneLine).joined(
      separator: "\n")
    return """
      \(head)>
            <\(outcome) message="\(message.onOneLine.inXML)" type="\(scenario.verdict.word)">\
      \(all.inXML)</\(outcome)>
      \(scenario.failedScreen.map { output($0, folder) } ?? "")    </testcase>

      """
  }

  /// What a failed run's element holds beside the failure: its steps and the screen, and its files in
  /// the form in which servers attach them.
  private static func output(_ screen: FailedScreen, _ folder: String) -> String {
    let files = [screen.picture, screen.textFile, screen.film].compactMap(\.self).map {
      "[[ATTACHMENT|\(folder.isEmpty ? $0 : "\(folder)/\($0)")]]"
    }
    let lines = screen.steps.map(\.description) + ["", screen.text] + files
    return "      <system-out>\(lines.joined(separator: "\n").inXML)</system-out>\n"
  }

  /// The end of a passed test's element, with its remarks, notes and ways.
  private static func passed(_ scenario: ScenarioResult) -> String {
    let words = (scenario.remarks + scenario.notes + scenario.ways).map(\.onOneLine).joined(
      separator: "\n")
    guard !words.isEmpty else { return "/>\n" }
    return ">\n      <system-out>\(words.inXML)</system-out>\n    </testcase>\n"
  }

  /// Three decimals, as `time` is written by convention.
  private static func seconds(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}

extension Verdict {
  /// The name of its element in JUnit; nil for a test that passed.
  fileprivate var outcome: String? {
    switch self {
    case .same: nil
    case .different, .missing, .failed, .unstable: "failure"
    case .unreadable, .invalid, .madeOtherwise, .hung, .broken: "error"
    }
  }
}

extension ScenarioResult {
  /// The paths of the pictures that differ, one per line.
  fileprivate var pictures: [String] {
    captures.flatMap { capture in
      [
        ("expected", capture.expected), ("actual", capture.actual),
        ("difference", capture.difference),
      ].compactMap { kind, path in path.map { "\(capture.name), \(kind): \($0)" } }
    }
  }
}
