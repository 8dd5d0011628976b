import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// The bar at a device's upper edge.
final class CommandBarTests: CommandOverlayFixture {
  private func command(_ x: CGFloat) -> WindowCommand? {
    overlay.barCommand(at: CGPoint(x: x, y: 20))
  }

  @Test func `there is none before it is asked for`() {
    #expect(overlay.barArea == nil && command(195) == nil)
  }

  @Test func `it hangs in the middle, with a symbol for each command`() throws {
    overlay.barAnchor = CGPoint(x: 195, y: 0)
    let area = try #require(overlay.barArea)
    #expect(area.midX == 195 && area.minY == 4)
    #expect([151, 195, 239].map(command) == [.open(.menu), .saveScreen, .rotate(.right)])
    #expect(command(area.minX - 1) == nil && command(area.maxX + 1) == nil)
    let text = overlay.bar().description
    for entry in CommandBarPage.entries { #expect(text.contains(entry.symbol)) }
    overlay.barAnchor = nil
    #expect(overlay.barArea == nil && command(195) == nil)
  }
}
