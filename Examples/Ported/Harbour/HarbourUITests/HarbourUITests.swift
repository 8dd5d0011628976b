import XCTest

final class HarbourUITests: XCTestCase {

    override func setUpWithError() throws {
        // Put setup code here. This method is called before the invocation of each test method in the class.

        // In UI tests it is usually best to stop immediately when a failure occurs.
        continueAfterFailure = false

        // In UI tests it’s important to set the initial state - such as interface orientation - required for your tests before they run. The setUp method is a good place to do this.
        XCUIDevice.shared.orientation = .portrait
    }

    @MainActor
    func testBerthsFollowTheShips() throws {
        let app = XCUIApplication()
        app.launch()
        app.tabBars.buttons["Berths"].tap()

        let berths = app.collectionViews["berths"]
        XCTAssertEqual(berths.cells.count, 4)
        XCTAssertTrue(berths.cells["berth.1"].staticTexts["Amber Gull"].exists)
        XCTAssertTrue(berths.cells["berth.3"].staticTexts["Free"].exists)

        berths.cells["berth.1"].tap()
        let alert = app.alerts["Cast Off?"]
        XCTAssertTrue(alert.staticTexts["Amber Gull leaves its berth."].exists)
        alert.buttons["Cancel"].tap()
        XCTAssertTrue(berths.cells["berth.1"].staticTexts["Amber Gull"].exists)

        berths.cells["berth.1"].tap()
        alert.buttons["Cast Off"].tap()
        XCTAssertTrue(berths.cells["berth.1"].staticTexts["Free"].waitForExistence(timeout: 2))

        app.tabBars.buttons["Ships"].tap()
        XCTAssertFalse(app.staticTexts["Amber Gull"].exists)
    }

    @MainActor
    func testTheTideRises() throws {
        let app = XCUIApplication()
        app.launch()
        app.buttons["Tide"].tap()
        let level = app.staticTexts["level"]
        XCTAssertEqual(level.label, "0.00 m")

        app.buttons["Start"].tap()
        XCTAssertTrue(app.buttons["Stop"].exists)
        let highTide = NSPredicate(format: "label == %@", "4.00 m")
        wait(for: [expectation(for: highTide, evaluatedWith: level)], timeout: 10)

        app.buttons["Stop"].tap()
        XCTAssertTrue(app.buttons["Start"].exists)

        let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
        edge.press(forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)))
        XCTAssertTrue(app.tables["ships"].isHittable)
    }

    @MainActor
    func testLaunchPerformance() throws {
        // This measures how long it takes to launch your application.
        measure(metrics: [XCTApplicationLaunchMetric()]) {
            XCUIApplication().launch()
        }
    }
}
