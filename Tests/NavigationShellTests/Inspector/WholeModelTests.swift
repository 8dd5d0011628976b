import Foundation
import Input
import NavigationKit
import Testing

@testable import NavigationShell

/// The views in space over the whole window.
struct WholeModelTests {
  private let fixture = InspectorFixture()

  private func press(_ key: Key) {
    fixture.panel.handle(.key(KeyEvent(key: key, time: fixture.time)))
    fixture.wait(0.1)
  }

  @Test func `a button of the page shows it, and another one goes back to the page`() {
    fixture.open(tab: 3)
    fixture.tapPanel("3D")
    fixture.wait(1)
    fixture.tapPanel("Whole Window")
    fixture.wait(0.1)
    #expect(fixture.panel.isWide && !fixture.says("Touches"))
    fixture.tapPanel("Done")
    fixture.wait(0.1)
    #expect(!fixture.panel.isWide && fixture.says("Whole Window") && fixture.says("Touches"))
  }

  @Test func `a key shows it from any page, and Escape goes back to that`() {
    fixture.open(tab: 2)
    fixture.panel.toggleModel()
    fixture.wait(0.1)
    #expect(fixture.panel.isWide && fixture.says("Layers"))
    press(.escape)
    #expect(!fixture.panel.isWide && fixture.says("Slow animations"))
    press(.escape)
    #expect(!fixture.panel.isWide)
  }

  @Test func `it follows what is on the screen`() throws {
    fixture.panel.toggleModel()
    fixture.wait(0.5)
    let before = fixture.panel.frame()
    fixture.push()
    fixture.wait(1)
    #expect(fixture.panel.frame() != before)
  }

  @Test func `closed with the inspector, it is not there when that opens again`() {
    fixture.panel.toggleModel()
    fixture.panel.isOpen = false
    fixture.panel.isOpen = true
    #expect(!fixture.panel.isWide)
  }
}
