import Foundation
import Testing

@testable import NavigationKit

/// The look of bar items, and their owners.
struct BarItemStyleTests {
  @Test func `a disabled item is grey, a tinted one has its colour, another one the bar's`() {
    let fixture = NavigationFixture("A")
    let item = UIBarButtonItem(title: "Go")
    fixture.pages[0].navigationItem.rightBarButtonItem = item
    let color = {
      fixture.stage.advance(by: 0)
      let button = fixture.navigation.navigationBar.content?.right.first?.view
      return button?.subviews.compactMap { ($0 as? UILabel)?.textColor }.first
    }
    #expect(color() == .systemBlue)
    fixture.navigation.navigationBar.tintColor = .systemGreen
    #expect(color() == .systemGreen)
    item.tintColor = .systemRed
    #expect(color() == .systemRed)
    item.isEnabled = false
    #expect(color() == .tertiaryLabel)
  }

  @Test func `the colour of a bar's background leaves its items alone`() {
    let fixture = NavigationFixture("A", "B")
    fixture.navigation.navigationBar.barTintColor = .systemRed
    fixture.stage.advance(by: 0)
    #expect(fixture.navigation.navigationBar.content?.back?.label.textColor == .systemBlue)
  }

  @Test func `the toolbar holds the items of the page on top, and stays for one without any`() {
    let fixture = NavigationFixture("A", "B", "C")
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.pages[0].toolbarItems = [UIBarButtonItem(title: "First")]
    fixture.pages[2].toolbarItems = [UIBarButtonItem(title: "Third")]
    #expect(fixture.labels(.toolbarButton) == ["Third"])
    fixture.navigation.popViewController(animated: false)
    #expect(fixture.labels(.toolbarButton).isEmpty && !fixture.navigation.isToolbarHidden)
    fixture.navigation.popViewController(animated: false)
    #expect(fixture.labels(.toolbarButton) == ["First"])
  }

  @Test func `an item that changes is laid out anew, with its neighbours`() {
    let fixture = NavigationFixture("A")
    let items = ["One", "Two"].map { UIBarButtonItem(title: $0) }
    fixture.pages[0].navigationItem.rightBarButtonItems = items
    let place = { (label: String) in
      fixture.stage.elements().first { $0.label == label }?.frame ?? .zero
    }
    let before = place("Two")
    items[0].title = "Eleven"
    #expect(place("Eleven").maxX == 374)
    #expect(place("Two").maxX == place("Eleven").minX - 8 && place("Two").maxX < before.maxX)
  }
}
