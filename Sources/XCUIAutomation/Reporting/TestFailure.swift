import Testing
import XCTest
import XCTestAdditions

/// Failures of the test that runs, in XCTest or Swift Testing.
@MainActor
enum TestFailure {
  /// Whether a test case of XCTest has failed here, and goes on only because XCTest cannot end it.
  ///
  /// Nothing more is done to the app then, as all that follows would fail, too.
  static private(set) var hasStopped = false

  /// Records a failure.
  static func record(_ sentence: String, at place: TestPlace?) {
    if TestPlace.isOfSwiftTesting {
      guard let place else {
        Issue.record(
          Comment(rawValue: sentence),
          sourceLocation: Test.current?.sourceLocation ?? #_sourceLocation)
        return
      }
      return place.fail(sentence)
    }
    guard !hasStopped else { return }
    let test = XCTestCase.running
    let before = test?.failureCount
    record(sentence, at: place, of: test)
    // A failure that the test expects does not end it.
    hasStopped = test?.failureCount != before
  }

  private static func record(_ sentence: String, at place: TestPlace?, of test: XCTestCase?) {
    if let place { return place.fail(sentence) }
    guard let test, let caller = CallerLine.innermost else { return XCTFail(sentence) }
    test.recordFailure(
      withDescription: "failed - \(sentence)", inFile: caller.file, atLine: caller.line,
      expected: true)
  }

  /// Forgets failures, as another test begins.
  static func forget() { hasStopped = false }
}

extension XCTestCase {
  /// How many failures it has recorded.
  fileprivate nonisolated var failureCount: Int? { testRun?.totalFailureCount }
}
