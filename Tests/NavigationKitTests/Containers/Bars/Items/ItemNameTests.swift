import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// The names, in lists of elements, of items with nothing but an image.
struct ItemNameTests {
  private func label(_ item: UIBarButtonItem) -> String? {
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    let stage = Stage(size: .phone)
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return stage.element(.barButton)?.label
  }

  @Test func `an image is read as words`() {
    let (plus, flag) = (UIImage(systemName: "plus"), UIImage(systemName: "flag.square"))
    #expect(label(UIBarButtonItem(image: plus)) == "Add")
    #expect(label(UIBarButtonItem(image: flag)) == "Flag square")
    #expect(UIImage(contentsOfFile: "/pictures/boat.png")?.name == "boat")
  }

  @Test func `a label, a title and an action's title come first`() {
    let image = UIImage(systemName: "plus")
    #expect(label(UIBarButtonItem(title: "New", image: image)) == "New")
    #expect(
      label(UIBarButtonItem(primaryAction: UIAction(title: "Make", image: image) { _ in }))
        == "Make")
    let item = UIBarButtonItem(title: "New", image: image)
    item.accessibilityLabel = "New Letter"
    #expect(label(item) == "New Letter")
  }

  @Test func `tabs are listed in reading order`() {
    let fixture = TabFixture("A", "B", "C")
    let tabs = fixture.stage.elements(.tab)
    #expect(tabs.map(\.label) == ["As", "Bs", "Cs"])
  }
}
