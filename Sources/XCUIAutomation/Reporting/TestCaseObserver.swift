import Foundation
import XCTest

/// Notices that another test case of XCTest begins, and shows what is on screen when one fails.
final class TestCaseObserver: NSObject, XCTestObservation {
  @MainActor private static let shared: TestCaseObserver = {
    let observer = TestCaseObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  /// Whether the screen was shown since the test case began.
  @MainActor private static var hasShownScreen = false

  /// Begins to notice.
  @MainActor static func start() { _ = shared }

  func testCaseWillStart(_ testCase: XCTestCase) {
    MainActor.assumeIsolated {
      Self.hasShownScreen = false
      TestFailure.forget()
      InterruptionMonitors.removeAll()
    }
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    // The message of an element's failure has the screen in it.
    if description.contains(ElementReport.heading) { return }
    // An asynchronous test fails on another thread, from which the app cannot be looked at.
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      if Self.hasShownScreen { return }
      Self.hasShownScreen = true
      print(ElementReport.screen())
    }
  }
}
