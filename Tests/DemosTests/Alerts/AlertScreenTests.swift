import Demos
import Foundation
import NavigationKit
import Testing

/// The demo Alerts.
struct AlertScreenTests {
  @Test(arguments: ["Action Sheet", "Activity Sheet"])
  func `on an iPad what a row opens points at the row`(row: String) throws {
    let driver = try DemoDriver("alerts")
    driver.stage.resize(to: CGSize(width: 810, height: 1080), safeAreaInsets: .zero)
    let frame = try #require(driver.stage.elements().first { $0.label == row }?.frame)
    driver.open(row)
    let shown = try #require(driver.navigation?.presentedViewController)
    let popover = try #require(shown.popoverPresentationController)
    #expect(popover.sourceView?.convert(popover.sourceView?.bounds ?? .zero, to: nil) == frame)
  }
}
