import XCTest

final class ShipsUITests: XCTestCase {

    private let app = XCUIApplication()

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        app.launch()
    }

    func testShipsAreListedByWhereTheyAre() {
        let ships = app.tables["ships"]
        XCTAssertTrue(app.navigationBars["Harbour"].exists)
        XCTAssertEqual(ships.cells.count, 5)
        XCTAssertEqual(ships.cells.element(boundBy: 0).identifier, "ship.1")
        XCTAssertEqual(ships.cells.element(boundBy: 4).identifier, "ship.5")
        XCTAssertTrue(ships.cells["ship.2"].staticTexts["Northern Wren"].exists)
        XCTAssertTrue(ships.cells["ship.2"].staticTexts["Fish"].exists)
        let header = NSPredicate(format: "label ==[c] %@", "Expected")
        XCTAssertTrue(ships.staticTexts.matching(header).firstMatch.exists)
    }

    func testAShipIsShownWithItsBerth() {
        app.tables.cells["ship.3"].tap()
        XCTAssertTrue(app.navigationBars["Old Margaret"].waitForExistence(timeout: 2))
        XCTAssertEqual(app.staticTexts["berth"].label, "Berth 4")
        XCTAssertEqual(app.staticTexts["length"].label, "42 metres")
        XCTAssertFalse(app.buttons["Moor"].isEnabled)

        app.navigationBars.buttons["Harbour"].tap()
        XCTAssertTrue(app.tables["ships"].waitForExistence(timeout: 2))
    }

    func testAShipIsMooredWhereABerthIsFree() {
        app.tables.staticTexts["Sea Thistle"].tap()
        let berth = app.staticTexts["berth"]
        XCTAssertEqual(berth.label, "On its way")

        app.navigationBars.buttons["Moor"].tap()
        XCTAssertEqual(berth.label, "Berth 3")
        XCTAssertFalse(app.buttons["Moor"].isEnabled)

        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertEqual(app.tables["ships"].cells.element(boundBy: 3).identifier, "ship.4")
    }

    func testAnAlertAsksForAFreeBerth() {
        app.cells["ship.4"].tap()
        app.buttons["Moor"].tap()
        app.navigationBars.buttons["Harbour"].tap()
        app.cells["ship.5"].tap()
        app.buttons["Moor"].tap()

        let alert = app.alerts["No Free Berth"]
        XCTAssertTrue(alert.waitForExistence(timeout: 2))
        XCTAssertTrue(alert.staticTexts["Let another ship cast off first."].exists)
        alert.buttons["OK"].tap()
        XCTAssertFalse(alert.exists)
        XCTAssertEqual(app.staticTexts["berth"].label, "On its way")
    }

    func testAShipCastsOffByASwipe() {
        let ship = app.tables.cells["ship.2"]
        ship.swipeLeft()
        app.buttons["Cast Off"].tap()
        XCTAssertTrue(ship.waitForNonExistence(timeout: 2))
        XCTAssertEqual(app.tables.cells.count, 4)
    }

    func testFlagsAreHoistedAndLowered() {
        app.cells["ship.1"].tap()
        let hull = app.otherElements["hull"]
        XCTAssertEqual(hull.label, "Amber Gull")
        hull.tap()
        hull.tap()
        XCTAssertEqual(hull.value as? String, "2")
        hull.press(forDuration: 1)
        XCTAssertEqual(hull.value as? String, "0")
    }
}
