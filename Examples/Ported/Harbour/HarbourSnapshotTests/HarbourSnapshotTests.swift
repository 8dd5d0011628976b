import HarbourModel
import SnapshotTesting
import XCTest
@testable import Harbour

final class HarbourSnapshotTests: XCTestCase {

    override func setUpWithError() throws {
        try super.setUpWithError()
        let url = try XCTUnwrap(Bundle.main.url(forResource: "ships", withExtension: "json"))
        try Harbour.shared.load(from: url)
    }

    func testShips() {
        let ships = UINavigationController(rootViewController: ShipsViewController(style: .insetGrouped))
        ships.navigationBar.prefersLargeTitles = true
        assertSnapshot(of: ships, as: .image(on: .iPhone13))
        assertSnapshot(of: ships, as: .image(on: .iPhoneSe, traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
    }

    func testShip() {
        let ship = UINavigationController(rootViewController: ShipViewController(shipID: 1))
        assertSnapshot(of: ship, as: .image(on: .iPhone13))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        assertSnapshot(of: ship, as: .image(on: .iPhoneSe(.landscape), traits: dark), named: "dark landscape")
    }

    func testBerths() {
        let berths = UINavigationController(rootViewController: BerthsViewController())
        assertSnapshots(of: berths, as: ["phone": .image(on: .iPhoneSe), "pad": .image(on: .iPadMini(.portrait))])
    }

    func testNewShip() {
        let form = UINavigationController(rootViewController: NewShipViewController())
        assertSnapshot(of: form, as: .image(on: .iPhoneSe))
    }

    func testTide() {
        let tide = TideViewController()
        assertSnapshot(of: tide, as: .image(on: .iPhoneSe, perceptualPrecision: 0.98))
    }

    func testHullWithFlags() {
        let hull = HullView(frame: CGRect(x: 0, y: 0, width: 300, height: 180))
        hull.flagCount = 2
        assertSnapshot(of: hull, as: .image)
    }

    func testModel() {
        assertSnapshot(of: Harbour.shared.ships, as: .json)
    }
}
