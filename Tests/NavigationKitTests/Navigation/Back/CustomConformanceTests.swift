import Drawing
import Foundation
import Input
import NavigationKit
import Testing

/// A navigation controller that is its own delegate, as users of UIKit write it.
struct CustomConformanceTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let navigation = GuardedNavigation()

  init() {
    let pages = ["A", "B"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    navigation.setViewControllers(pages, animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
  }

  private func swipe() {
    stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 280, y: 300), over: 0.3)
    stage.settle()
  }

  @Test func `its own answer vetoes the swipe back`() {
    swipe()
    #expect(navigation.viewControllers.count == 2)
    navigation.allows = true
    swipe()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `its own answer stays with it as the recogniser's delegate`() {
    navigation.interactivePopGestureRecognizer?.delegate = navigation
    swipe()
    #expect(navigation.viewControllers.count == 2)
    navigation.allows = true
    swipe()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `it hears of the bar's items, and vetoes the back button`() {
    stage.tap("A")
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    navigation.allows = true
    stage.tap("A")
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }
}

private class GuardedNavigation: UINavigationController, UIGestureRecognizerDelegate,
  UINavigationBarDelegate
{
  var allows = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }

  override func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { allows && super.navigationBar(navigationBar, shouldPop: item) }
}
