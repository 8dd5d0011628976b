/// Expects a failure in the rest of the test: each that comes is written to the console, and does not make
/// the test fail.
///
/// ```swift
/// XCTExpectFailure("The total is rounded down, see bug 12.")
/// XCTAssertEqual(cart.total, 3.5)
/// ```
///
/// Of several expectations the innermost that matches gets a failure.
///
/// - Parameter failureReason: Why the test fails, for those who read what it writes.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath, line: UInt = #line
) {
  ExpectedFailure.expectInTest(
    failureReason, options, at: TestPlace(file: file, line: line))
}

/// Expects a failure in the rest of the test.
///
/// - Parameters:
///   - failureReason: Why the test fails, for those who read what it writes.
///   - enabled: Whether a failure is expected at all; true unless said otherwise.
///   - strict: Whether the test fails if no failure comes; true unless said otherwise.
///   - issueMatcher: Decides whether an issue is the expected failure; nil for any.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  ExpectedFailure.expectInTest(
    failureReason,
    XCTExpectedFailure.Options(enabled: enabled, strict: strict, issueMatcher),
    at: TestPlace(file: file, line: line))
}

/// Runs code in which a failure is expected, and returns its result.
///
/// - Parameters:
///   - failureReason: Why the code fails, for those who read what the test writes.
///   - failingBlock: The code. An error that it throws is thrown on, and is no failure of the code.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
  try ExpectedFailure.expect(
    failureReason, options, at: TestPlace(file: file, line: line), in: failingBlock)
}

/// Runs code in which a failure is expected, and returns its result.
///
/// ```swift
/// XCTExpectFailure("The total is rounded down, see bug 12.") { XCTAssertEqual(cart.total, 3.5) }
/// ```
///
/// - Parameters:
///   - failureReason: Why the code fails, for those who read what the test writes.
///   - enabled: Whether a failure is expected at all; true unless said otherwise.
///   - strict: Whether the test fails if no failure comes; true unless said otherwise.
///   - failingBlock: The code. An error that it throws is thrown on, and is no failure of the code.
///   - issueMatcher: Decides whether an issue is the expected failure; nil for any.
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> Result,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
  try ExpectedFailure.expect(
    failureReason,
    XCTExpectedFailure.Options(enabled: enabled, strict: strict, issueMatcher),
    at: TestPlace(file: file, line: line), in: failingBlock)
}
