import Demos
import Foundation
import NavigationKit
import Testing

/// Tours in other looks than the usual one.
struct TourLookTests {
  @Test(arguments: ["tabs", "mail", "pages", "photos", "files", "navbar", "popovers", "editing"])
  func `right to left a tour shows something else at every stop`(name: String) throws {
    let driver = try DemoDriver(name)
    driver.stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
    try expectProgress(of: driver, name)
  }

  @Test(arguments: ["popovers", "mail", "alerts"])
  func `on a phone on its side a tour shows something else at every stop`(name: String) throws {
    let driver = try DemoDriver(name)
    driver.stage.resize(
      to: CGSize(width: 844, height: 390),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    try expectProgress(of: driver, name)
  }

  private func expectProgress(of driver: DemoDriver, _ name: String) throws {
    var last: String?
    for stop in try #require(Demo.named(name)).tour {
      stop.moves(driver.stage)
      let frame = driver.stage.displayList().description
      #expect(frame != last, "\(stop.name) looks like the stop before")
      last = frame
    }
  }
}
