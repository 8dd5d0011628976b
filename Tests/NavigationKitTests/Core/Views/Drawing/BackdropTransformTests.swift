import Foundation
import Testing

@testable import NavigationKit

/// How a page behind a sheet is drawn while it goes back.
struct BackdropTransformTests {
  @Test func `half way back, its corners are between those of the screen and of the sheet`() {
    let page = CGRect(x: 0, y: 0, width: 390, height: 844)
    // At rest it is 8.35 % narrower, and its corners have the sheet's 10 points.
    let half = CGPoint(x: 390 * 0.0835 / 4, y: 25)
    for (screen, between) in [(47, 28.5), (0, 5)] as [(CGFloat, CGFloat)] {
      let backdrop = BackdropTransform(half, of: page, corners: screen)
      #expect(abs(backdrop.cornerRadius * backdrop.scale - between) < 0.01)
    }
  }
}
