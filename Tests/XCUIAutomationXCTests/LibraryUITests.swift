import TestedLibrary
import XCTest
import XCUIAutomation

/// UI tests as Xcode's template writes them: in Swift 5, without a word about actors.
final class LibraryUITests: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    XCUIApplication.register(LibraryDelegate.self)
    app.launch()
  }

  func testARowLeadsToItsPage() throws {
    app.tables.staticTexts["Book 3"].tap()
    XCTAssertTrue(app.navigationBars["Book 3"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.tables["books"].waitForExistence(timeout: 5))
  }

  func testAPredicateIsWaitedFor() {
    app.tabBars.buttons["Later"].tap()
    app.buttons["Save"].tap()
    let isThere = NSPredicate(format: "exists == true")
    expectation(for: isThere, evaluatedWith: app.staticTexts["Saved"])
    waitForExpectations(timeout: 10)
    let gone = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == 0"), object: app.staticTexts["Saved"])
    XCTAssertEqual(XCTWaiter.wait(for: [gone], timeout: 10), .completed)
  }

  func testAnotherThreadIsWaitedFor() {
    app.tabBars.buttons["Later"].tap()
    app.buttons["Load"].tap()
    XCTAssertTrue(app.staticTexts["Loaded"].waitForExistence(timeout: 10))
  }

  func testAHelperOfOnesOwn() {
    openForm()
    XCTAssertEqual(status, "Nothing yet")
    app.buttons["Send"].tap()
    XCTAssertEqual(status, "Sent")
  }

  private func openForm() { app.tabBars.buttons["Form"].tap() }

  private var status: String { app.staticTexts["status"].label }
}

/// The tests of Xcode's template.
final class LibraryLaunchTests: XCTestCase {
  func testLaunch() throws {
    XCUIApplication.register(LibraryDelegate.self)
    let app = XCUIApplication()
    app.launch()
    let attachment = XCTAttachment(screenshot: app.screenshot())
    attachment.name = "Launch Screen"
    add(attachment)
    let title = XCTContext.runActivity(named: "Look at the title") { _ in
      app.navigationBars.element.identifier
    }
    XCTAssertEqual(title, "Books")
  }

  func testLaunchPerformance() throws {
    XCUIApplication.register(LibraryDelegate.self)
    measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
  }
}
