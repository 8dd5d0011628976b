import TestedLibrary
import XCTest
import XCUIAutomation

/// Failures that a test expects.
///
/// One that is not expected makes the tests here fail; an expectation around another one sees what the inner
/// one lets through.
final class ExpectedFailureTests: XCTestCase {
  func testAnAssertionIsExpectedInABlock() {
    let result = XCTExpectFailure("Numbers differ.") { () -> String in
      XCTAssertEqual(1, 2)
      return "result"
    }
    XCTAssertEqual(result, "result")
  }

  func testAFailureIsExpectedInTheRest() {
    XCTExpectFailure("Later.")
    XCTFail("first")
    XCTAssertTrue(false, "second")
  }

  func testAThrownErrorIsExpected() throws {
    XCTExpectFailure("It throws.") { $0.type == .thrownError }
    throw Lost()
  }

  func testABlockThrowsOn() {
    XCTAssertThrowsError(try XCTExpectFailure("Nothing.") { throw Lost() })
  }

  func testAsynchronousTestsExpectFailures() async {
    await Task.yield()
    XCTExpectFailure("Asynchronous.", strict: true)
    await Task.yield()
    XCTFail("after a wait")
  }

  func testAMatcherDecides() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription.hasSuffix("inner") }
    var issues: [XCTIssue] = []
    XCTExpectFailure("Outer.") {
      XCTExpectFailure("Inner.", options: options) {
        XCTFail("inner")
        XCTFail("outer", file: "/Shop/CartTests.swift", line: 12)
      }
    } issueMatcher: { issue in
      issues.append(issue)
      return true
    }
    XCTAssertEqual(issues.map(\.compactDescription), ["failed - outer"])
    let place = issues.first?.sourceCodeContext.location
    XCTAssertEqual(place?.fileURL.path, "/Shop/CartTests.swift")
    XCTAssertEqual(place?.lineNumber, 12)
  }

  func testAnExpectationIsToBeMet() {
    XCTExpectFailure("Outer.") {
      XCTExpectFailure("Inner.") {}
    } issueMatcher: { issue in
      issue.compactDescription.hasPrefix(
        "failed - A failure was expected here (Inner.), and none came.")
    }
  }

  func testOneThatIsNotStrictNeedsNoFailure() {
    XCTExpectFailure("Sometimes.", strict: false) {}
    XCTExpectFailure("Sometimes.", options: .nonStrict()) {}
    XCTExpectFailure("Sometimes.", options: .nonStrict())
    XCTExpectFailure("Never.", enabled: false)
    let options = XCTExpectedFailure.Options()
    options.isEnabled = false
    XCTExpectFailure("Never.", options: options) {}
  }

  func testATestGoesOnAfterAnExpectedFailureOfAnElement() {
    XCUIApplication.register(LibraryDelegate.self)
    let app = XCUIApplication()
    app.launch()
    XCTExpectFailure("There is no such button.") { app.buttons["Nowhere"].tap() }
    XCTExpectFailure("Nor has it a label.") { _ = app.buttons["Nowhere"].label }
    app.tables.staticTexts["Book 3"].tap()
    XCTAssertTrue(app.navigationBars["Book 3"].exists)
  }

  func testIssuesThatAreRecordedAreExpected() {
    XCTExpectFailure("By hand.") {
      record(XCTIssue(type: .assertionFailure, compactDescription: "by hand"))
    }
  }
}

private struct Lost: Error {}
