import XCTest

/// Notices that another test case of XCTest begins.
final class TestCaseObserver: NSObject, XCTestObservation {
  @MainActor private static let shared: TestCaseObserver = {
    let observer = TestCaseObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// The test case that runs; nil for none of XCTest.
  @MainActor private(set) static weak var running: XCTestCase?

  /// Begins to notice.
  @MainActor static func start() { _ = shared }

  func testCaseWillStart(_ testCase: XCTestCase) {
    // The test runs on the main thread as well.
    nonisolated(unsafe) let testCase = testCase
    MainActor.assumeIsolated {
      Self.running = testCase
      TestFailure.forget()
      InterruptionMonitors.removeAll()
    }
  }
}
