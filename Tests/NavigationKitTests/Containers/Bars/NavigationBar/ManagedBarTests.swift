import Foundation
import Goldens
import NavigationKit
import Testing

/// The bar of a navigation controller, which must not be changed directly.
struct ManagedBarTests {
  @Test func `it follows the stack and has a delegate of the controller's`() {
    let fixture = NavigationFixture("A", "B")
    let bar = fixture.navigation.navigationBar
    #expect(bar.items == fixture.pages.map(\.navigationItem))
    #expect(bar.topItem === fixture.pages[1].navigationItem)
    #expect(bar.backItem === fixture.pages[0].navigationItem)
    #expect(bar.delegate != nil && !(fixture.navigation is any UINavigationBarDelegate))
    #expect(bar.barPosition == .topAttached)
  }

  @Test func `a subclass may object to a press of the back button, and only to that`() {
    let navigation = RefusingController()
    let stage = Stage(size: .phone)
    navigation.setViewControllers([PageController("A"), PageController("B")], animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.tap("A")
    stage.settle()
    #expect(navigation.viewControllers.count == 2 && navigation.asked == ["B"])
    navigation.isGuarding = false
    stage.tap("A")
    stage.settle()
    #expect(navigation.viewControllers.count == 1 && navigation.asked == ["B", "B"])
  }

  @Test func `the bar's delegate answers as the subclass does`() throws {
    let navigation = RefusingController()
    let stage = Stage(size: .phone)
    navigation.setViewControllers([PageController("A"), PageController("B")], animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    let bar = navigation.navigationBar
    let item = try #require(bar.topItem)
    let refused = bar.delegate?.navigationBar(bar, shouldPop: item)
    #expect(refused == false && navigation.viewControllers.count == 2)
    navigation.isGuarding = false
    let allowed = bar.delegate?.navigationBar(bar, shouldPop: item)
    #expect(allowed == true && navigation.viewControllers.count == 1)
    stage.settle()
  }

  @Test func `assigning another delegate`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.delegate = nil
      }
    }
  }

  @Test func `pushing an item`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.pushItem(UINavigationItem(title: "X"), animated: false)
      }
    }
  }

  @Test func `popping an item`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.popItem(animated: false)
      }
    }
  }

  @Test func `setting items`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.items = [UINavigationItem(title: "X")]
      }
    }
  }
}

/// Refuses to pop its top page while it is guarding.
private final class RefusingController: UINavigationController, UINavigationBarDelegate {
  var isGuarding = true
  var asked: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked.append(item.title ?? "")
    return !isGuarding
  }
}
