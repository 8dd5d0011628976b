import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// The line above a bar's title.
struct PromptTests {
  private func fixture() -> NavigationFixture {
    let fixture = NavigationFixture("A", "B")
    fixture.pages[1].navigationItem.prompt = "Choose one"
    fixture.stage.advance(by: 0)
    return fixture
  }

  @Test func `it makes the bar higher and stands in the middle above the title`() {
    let fixture = fixture()
    let bar = fixture.navigation.navigationBar
    #expect(bar.sizeThatFits(.zero).height == 74 && bar.frame.height == 74)
    let elements = fixture.stage.elements()
    let prompt = elements.first { $0.role == .prompt }
    #expect(prompt?.label == "Choose one")
    #expect(prompt?.frame.midX == 195 && prompt?.frame.midY == 15)
    #expect(elements.first { $0.role == .title }?.frame.midY == 52)
    #expect(elements.first { $0.role == .backButton }?.frame.minY == 30)
    #expect(fixture.pages[1].view.safeAreaInsets.top == 74)
  }

  @Test func `without it the bar is as high as ever`() {
    let fixture = fixture()
    fixture.pages[1].navigationItem.prompt = nil
    fixture.stage.advance(by: 0)
    #expect(fixture.navigation.navigationBar.frame.height == 44)
    #expect(fixture.labels(.prompt).isEmpty)
  }

  @Test func `rows travel with the height while pages move`() {
    let fixture = fixture()
    fixture.stage.tap("A")
    fixture.stage.advance(by: 0)
    let row = {
      fixture.stage.element(.title, "A")?.frame.midY
    }
    let bar = fixture.navigation.navigationBar
    #expect(bar.presentedFrame(at: fixture.stage.now).height == 74)
    fixture.stage.advance(by: 0.2)
    let height = bar.presentedFrame(at: fixture.stage.now).height
    #expect(height > 44 && height < 74)
    #expect(row().map { abs($0 - (height - 22)) < 0.01 } == true)
    fixture.stage.settle()
    #expect(row() == 22 && bar.frame.height == 44)
  }
}
