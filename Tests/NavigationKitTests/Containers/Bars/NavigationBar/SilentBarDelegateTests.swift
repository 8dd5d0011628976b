import Foundation
import Goldens
import NavigationKit
import Testing

/// A bar whose delegate implements none of the methods it may.
struct SilentBarDelegateTests {
  private final class Silent: NSObject, UINavigationBarDelegate {}

  /// A navigation controller that conforms and says nothing.
  private final class SilentNavigation: UINavigationController, UINavigationBarDelegate {}

  @Test func `items are pushed, and popped by code and by the back button`() {
    let stage = Stage(size: .phone)
    let page = UIViewController()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let delegate = Silent()
    bar.items = [UINavigationItem(title: "A")]
    bar.delegate = delegate
    page.view.addSubview(bar)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(bar.topItem?.title == "B")
    let popped = bar.popItem(animated: false)
    #expect(popped?.title == "B" && bar.topItem?.title == "A")
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    stage.tap("A")
    stage.settle()
    #expect(bar.items?.count == 1 && bar.topItem?.title == "A")
    // The bar does not keep it.
    withExtendedLifetime(delegate) {}
  }

  @Test func `a navigation controller goes back as any other`() {
    let navigation = SilentNavigation()
    let stage = Stage(size: .phone)
    navigation.setViewControllers([PageController("A"), PageController("B")], animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.tap("A")
    stage.settle()
    #expect(navigation.viewControllers.map(\.title) == ["A"])
  }
}
