import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// An app's own views in a toolbar.
struct ToolbarViewTests {
  @Test func `a stack whose text grows moves the button beside it, time and again`() throws {
    let fixture = NavigationFixture("A")
    let stage = fixture.stage
    let label = UILabel()
    label.text = "1"
    fixture.pages[0].toolbarItems = [
      UIBarButtonItem(customView: UIStackView(arrangedSubviews: [label])),
      UIBarButtonItem(title: "Next"),
    ]
    fixture.navigation.setToolbarHidden(false, animated: false)
    stage.settle()
    var place = try #require(stage.element(.toolbarButton, "Next")).frame.minX
    for text in ["1 of 12", "1 of 12, unread"] {
      label.text = text
      stage.settle()
      let next = try #require(stage.element(.toolbarButton, "Next")).frame.minX
      #expect(next > place + 5)
      place = next
    }
  }
}
