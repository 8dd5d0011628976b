import XCTest
import HarbourModel
@testable import Harbour

class HarbourTests: XCTestCase {

    override func setUpWithError() throws {
        let url = try XCTUnwrap(Bundle.main.url(forResource: "ships", withExtension: "json"))
        try Harbour.shared.load(from: url)
    }

    func testShipsMoorWhereABerthIsFree() {
        XCTAssertEqual(Harbour.shared.freeBerth, 3)
        XCTAssertTrue(Harbour.shared.moor(shipWithID: 4))
        XCTAssertEqual(Harbour.shared.ship(withID: 4)?.localizedBerth, "Berth 3")
        XCTAssertFalse(Harbour.shared.moor(shipWithID: 5))
        XCTAssertEqual(Harbour.shared.ship(withID: 5)?.localizedBerth, "On its way")
    }

    func testListHasASectionForEachKindOfShip() {
        let list = ShipsViewController(style: .insetGrouped)
        list.loadViewIfNeeded()
        XCTAssertEqual(list.tableView.numberOfSections, 2)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 3)
        Harbour.shared.castOff(shipWithID: 1)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
    }

    func testTheAccentColourIsThatOfWater() {
        XCTAssertEqual(UIColor.water, UIColor(resource: .accent))
        XCTAssertEqual(UIColor(resource: .water), UIColor.accent)
    }

    @MainActor
    func testTideIsShownByItsButton() throws {
        let list = ShipsViewController(style: .insetGrouped)
        let navigation = UINavigationController(rootViewController: list)
        list.loadViewIfNeeded()
        let button = try XCTUnwrap(list.navigationItem.leftBarButtonItem)
        XCTAssertEqual(button.title, "Tide")
        _ = list.perform(button.action, with: button)
        XCTAssertTrue(navigation.topViewController is TideViewController)
    }
}
