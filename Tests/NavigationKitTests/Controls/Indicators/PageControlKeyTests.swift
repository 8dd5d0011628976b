import Foundation
import Input
import NavigationKit
import Testing

/// A page control that has the ring of the keyboard.
struct PageControlKeyTests {
  private func focused(_ traits: UITraitCollection = .init()) -> ControlFixture<UIPageControl> {
    let control = UIPageControl()
    control.numberOfPages = 3
    let fixture = ControlFixture(control, traits: traits)
    press(.tab, fixture)
    return fixture
  }

  private func press(_ key: Key, _ fixture: ControlFixture<UIPageControl>) {
    fixture.stage.send(.key(KeyEvent(key: key, time: fixture.stage.now)))
    fixture.stage.settle()
  }

  @Test func `arrows to the sides turn its pages, and tell`() {
    let fixture = focused()
    press(.right, fixture)
    press(.right, fixture)
    #expect(fixture.control.currentPage == 2 && fixture.changeCount == 2)
    press(.left, fixture)
    #expect(fixture.control.currentPage == 1 && fixture.changeCount == 3)
  }

  @Test func `arrows up and down do not`() {
    let fixture = focused()
    press(.right, fixture)
    press(.up, fixture)
    press(.down, fixture)
    #expect(fixture.control.currentPage == 1 && fixture.changeCount == 1)
  }

  @Test func `from right to left the next page is at the left`() {
    let fixture = focused(.rightToLeft)
    press(.left, fixture)
    #expect(fixture.control.currentPage == 1)
  }
}
