import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// The look of bar items that are disabled.
struct DisabledItemTests {
  @Test func `a disabled item with a colour of its own shows a pale one`() throws {
    let fixture = NavigationFixture("A")
    let item = UIBarButtonItem(title: "Go")
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    fixture.pages[0].navigationItem.rightBarButtonItem = item
    fixture.stage.settle()
    let bright = try #require(fixture.stage.drawn.text("Go")).color
    item.isEnabled = false
    fixture.stage.settle()
    let pale = try #require(fixture.stage.drawn.text("Go")).color
    #expect(bright.alpha == 1 && abs(pale.alpha - 0.3) < 0.01)
    #expect((pale.red, pale.green, pale.blue) == (bright.red, bright.green, bright.blue))
  }
}
