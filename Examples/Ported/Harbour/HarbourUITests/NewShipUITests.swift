import XCTest

final class NewShipUITests: XCTestCase {

    var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
        app.navigationBars["Harbour"].buttons["Add"].tap()
    }

    override func tearDownWithError() throws {
        app = nil
    }

    func testAShipIsAnnounced() {
        let save = app.navigationBars["New Ship"].buttons["Save"]
        XCTAssertFalse(save.isEnabled)

        let name = app.textFields["name"]
        XCTAssertEqual(name.placeholderValue, "Name")
        name.tap()
        name.typeText("Blue Heron")
        app.segmentedControls.buttons["Passengers"].tap()
        XCTAssertTrue(save.isEnabled)
        save.tap()

        let ship = app.tables.cells.containing(.staticText, identifier: "Blue Heron").element
        XCTAssertTrue(ship.waitForExistence(timeout: 2))
        XCTAssertTrue(ship.staticTexts["Passengers"].exists)
        XCTAssertFalse(name.exists)
    }

    func testAShipNeedsAName() {
        let name = app.textFields["name"]
        name.tap()
        name.typeText("Gull")
        name.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 4))
        XCTAssertFalse(app.buttons["Save"].isEnabled)

        app.buttons["Cancel"].tap()
        XCTAssertTrue(app.tables["ships"].waitForExistence(timeout: 2))
        XCTAssertEqual(app.tables.cells.count, 5)
    }
}
