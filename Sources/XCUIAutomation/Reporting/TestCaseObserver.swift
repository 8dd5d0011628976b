import XCTest

/// Notices that another test case of XCTest begins.
final class TestCaseObserver: NSObject, XCTestObservation {
  @MainActor private static let shared: TestCaseObserver = {
    let observer = TestCaseObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Begins to notice.
  @MainActor static func start() { _ = shared }

  func testCaseWillStart(_ testCase: XCTestCase) {
    MainActor.assumeIsolated {
      TestFailure.forget()
      InterruptionMonitors.removeAll()
    }
  }
}
