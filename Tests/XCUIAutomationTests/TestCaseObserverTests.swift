import Testing

@testable import XCUIAutomation

/// What is noticed of test cases that fail.
struct TestCaseObserverTests {
  @Test func `a failure on another thread stops nothing`() async {
    await Task.detached {
      TestCaseObserver().testCase(
        MonitoringCase(), didFailWithDescription: "failed", inFile: nil, atLine: 0)
    }.value
  }
}
