import Foundation
import Testing

@testable import SDLShell

/// The point that stays where it is as a window gets another size.
struct FixedPlaceTests {
  private func geometry(_ insets: BezelInsets) -> WindowGeometry {
    DesktopMetrics(scale: 1, size: CGSize(width: 2000, height: 2000)).geometry(
      of: CGSize(width: 375, height: 667), at: .fit, isDevice: true, insets: insets)
  }

  @Test func `the window's corner, its middle, or the screen in it`() {
    let (plain, framed) = (
      geometry(.none), geometry(BezelInsets(top: 107, left: 29, bottom: 107, right: 29))
    )
    #expect(FixedPlace.corner.offset(from: plain, to: framed) == .zero)
    #expect(FixedPlace.middle.offset(from: plain, to: framed) == CGPoint(x: -29, y: -107))
    #expect(FixedPlace.screen.offset(from: plain, to: framed) == CGPoint(x: -29, y: -107))
    #expect(FixedPlace.screen.offset(from: framed, to: plain) == CGPoint(x: 29, y: 107))
  }
}
