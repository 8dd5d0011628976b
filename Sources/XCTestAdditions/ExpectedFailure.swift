import Synchronization
import XCTest

/// A failure that a test case of XCTest expects.
final class ExpectedFailure: @unchecked Sendable {
  private weak var test: XCTestCase?
  private let reason: String?
  private let options: XCTExpectedFailure.Options
  private let place: TestPlace
  private let isMet = Atomic(false)

  private init(
    of test: XCTestCase, _ reason: String?, _ options: XCTExpectedFailure.Options,
    at place: TestPlace
  ) {
    (self.test, self.reason, self.options, self.place) = (test, reason, options, place)
  }

  /// Those of all test cases that run, the innermost last.
  private static let open = Mutex<[ExpectedFailure]>([])

  // MARK: Expecting

  /// Runs code in which a failure is expected.
  static func expect<Result>(
    _ reason: String?, _ options: XCTExpectedFailure.Options, at place: TestPlace,
    in body: () throws -> Result
  ) rethrows -> Result {
    guard let failure = begin(reason, options, at: place) else { return try body() }
    let result: Result
    do {
      defer { failure.end() }
      result = try body()
    }
    failure.complainUnlessMet()
    return result
  }

  /// Expects a failure until the test case ends, also while it is torn down.
  static func expectInTest(
    _ reason: String?, _ options: XCTExpectedFailure.Options, at place: TestPlace
  ) {
    guard let failure = begin(reason, options, at: place) else { return }
    failure.test?.addTeardownBlock { failure.complainUnlessMet() }
  }

  /// Begins to expect a failure; nil if none is expected.
  private static func begin(
    _ reason: String?, _ options: XCTExpectedFailure.Options, at place: TestPlace
  ) -> ExpectedFailure? {
    guard options.isEnabled else { return nil }
    guard let test = XCTestCase.running else {
      place.fail(
        "XCTExpectFailure expects failures of XCTest: in a test of Swift Testing use withKnownIssue."
      )
      return nil
    }
    let failure = ExpectedFailure(of: test, reason, options, at: place)
    open.withLock { $0 = $0.filter { $0.test != nil } + [failure] }
    return failure
  }

  private func end() { Self.open.withLock { $0.removeAll { $0 === self } } }

  private func complainUnlessMet() {
    guard options.isStrict, !isMet.load(ordering: .relaxed) else { return }
    end()
    place.fail(
      "A failure was expected here\(words), and none came. Remove XCTExpectFailure if the fault is"
        + " mended; pass strict: false if it shows only sometimes.")
  }

  // MARK: Meeting

  /// Whether a test case expects an issue, which is written to the console then.
  static func meets(_ issue: XCTIssue, of test: XCTestCase) -> Bool {
    let candidates = open.withLock { $0.filter { $0.test === test } }
    let failure = candidates.last { $0.options.issueMatcher(issue) }
    guard let failure else { return false }
    failure.isMet.store(true, ordering: .relaxed)
    let place =
      issue.sourceCodeContext.location.map { "\($0.fileURL.path):\($0.lineNumber): " } ?? ""
    print("\(place)\(test.name) : expected failure\(failure.words): \(issue.compactDescription)")
    return true
  }

  private var words: String { reason.map { " (\($0))" } ?? "" }
}
