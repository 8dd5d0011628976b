import XCTest
import XCUIAutomation

/// Measurements and files of tests, as Xcode's projects have them.
final class MeasuringTests: XCTestCase {
  func testAPartIsMeasured() {
    let options = XCTMeasureOptions.default
    options.iterationCount = 3
    options.invocationOptions = [.manuallyStart, .manuallyStop]
    let metrics: [any XCTMetric] = [
      XCTClockMetric(), XCTCPUMetric(limitingToCurrentThread: true), XCTMemoryMetric(),
      XCTStorageMetric(), XCTOSSignpostMetric.applicationLaunch,
      XCTOSSignpostMetric(subsystem: "shop", category: "cart", name: "add"),
      XCTOSSignpostMetric.navigationTransitionMetric, XCTOSSignpostMetric.scrollDecelerationMetric,
      XCTOSSignpostMetric.scrollDraggingMetric, XCTOSSignpostMetric.scrollingAndDecelerationMetric,
    ]
    executionTimeAllowance = 60
    var runs = 0
    measure(metrics: metrics, options: options) {
      startMeasuring()
      runs += 1
      stopMeasuring()
    }
    XCTAssertEqual(runs, 10)
  }

  func testABlockIsMeasured() {
    var runs = 0
    measure(options: XCTMeasureOptions()) { runs += 1 }
    XCTAssertEqual(runs, 5)
  }

  func testTimesThatDifferAreNoFailure() {
    let options = XCTMeasureOptions()
    options.iterationCount = 3
    var (runs, sum) = (0, 0)
    measure(options: options) {
      runs += 1
      // The last one takes far longer.
      for number in 0..<(runs == 3 ? 20_000_000 : 1) { sum &+= number }
    }
    XCTAssertEqual(runs, 3)
    XCTAssertGreaterThan(sum, 0)
  }

  func testAFileIsKept() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("attachments-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    setenv("TEST_ARTIFACTS", folder.path, 1)
    defer { unsetenv("TEST_ARTIFACTS") }
    let kept = XCTAttachment(data: Data("{}".utf8), uniformTypeIdentifier: "public.json")
    kept.name = "kept"
    kept.lifetime = .keepAlways
    add(kept)
    let dropped = XCTAttachment(
      uniformTypeIdentifier: "public.plain-text", name: "dropped", payload: Data("text".utf8))
    XCTAssertEqual(dropped.lifetime, XCTAttachment.Lifetime.deleteOnSuccess)
    XCTAssertEqual(dropped.uniformTypeIdentifier, "public.plain-text")
    add(dropped)
    XCTContext.runActivity(named: "steps") { (activity: any XCTActivity) in
      XCTAssertEqual(activity.name, "steps")
      activity.add(XCTAttachment(string: "text"))
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    XCTAssertTrue(files.contains { $0.hasSuffix("/kept.json") })
    XCTAssertTrue(files.contains { $0.hasPrefix("steps/") && $0.hasSuffix(".txt") })
    XCTAssertFalse(files.contains { $0.hasSuffix("dropped.txt") })
  }

  func testAnIssueHasItsTypeAndFiles() {
    var issue = XCTIssue(type: .performanceRegression, compactDescription: "slower")
    issue.add(XCTAttachment(string: "times"))
    XCTAssertEqual(issue.attachments.count, 1)
    let types: [XCTIssue.IssueType] = [.system, .uncaughtException, .unmatchedExpectedFailure]
    for type in types {
      XCTExpectFailure("By hand.") {
        record(XCTIssue(type: type, compactDescription: "by hand"))
      }
    }
  }
}
