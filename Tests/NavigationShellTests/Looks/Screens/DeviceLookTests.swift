import Foundation
import NavigationKit
import Testing

/// Pictures of the device's own drawing at 3×: status bar, home indicator, corners and cut-out.
struct DeviceLookTests {
  @Test(arguments: Look.styles)
  func `with a home button`(look: Look) throws {
    let sheet = try Sheet(look, width: 320, height: 330, safeAreaInsets: UIEdgeInsets(top: 20))
    sheet.addBackground()
    sheet.stage.chrome = ScreenChrome(statusBar: StatusBar(signal: 2, battery: 0.5))
    try sheet.expectGolden("button", look)
  }

  @Test(arguments: Look.styles)
  func `with a notch`(look: Look) throws {
    let sheet = try Sheet(
      look, width: 375, height: 380, safeAreaInsets: UIEdgeInsets(top: 44, bottom: 34))
    sheet.addBackground()
    sheet.stage.chrome = ScreenChrome(
      statusBar: StatusBar(), hasHomeIndicator: true, cutOut: .notch, cornerRadius: 39,
      isMasked: true)
    try sheet.expectGolden("notch", look)
  }

  @Test(arguments: Look.all)
  func `with an island`(look: Look) throws {
    let sheet = try Sheet(
      look, width: 393, height: 400, safeAreaInsets: UIEdgeInsets(top: 59, bottom: 34))
    sheet.addBackground()
    sheet.stage.chrome = ScreenChrome(
      statusBar: StatusBar(), hasHomeIndicator: true, cutOut: .island, cornerRadius: 55,
      isMasked: true)
    try sheet.expectGolden("island", look)
  }
}

extension Sheet {
  /// Adds a background that contrasts with the masked corners.
  fileprivate func addBackground() {
    let size = stage.screen.bounds.size
    let ground = add(UIView(), x: 0, y: 0, width: size.width, height: size.height)
    ground.backgroundColor = .secondarySystemBackground
  }
}
