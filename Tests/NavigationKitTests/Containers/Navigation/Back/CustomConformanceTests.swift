import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import Testing

/// A navigation controller that is its own delegate, as users of UIKit write it.
struct CustomConformanceTests {
  private let stage = Stage(size: .smallPhone)
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

  @Test func `it hears of what was pushed and popped, by code and by the finger`() {
    navigation.allows = true
    let page = UIViewController()
    page.title = "C"
    navigation.pushViewController(page, animated: true)
    #expect(navigation.heard == [])
    stage.settle()
    #expect(navigation.heard == ["didPush C"])
    navigation.popViewController(animated: false)
    stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 40, y: 300), over: 0.6)
    stage.settle()
    #expect(navigation.heard == ["didPush C", "didPop C"], "a swipe that is taken back is none")
    swipe()
    #expect(navigation.heard == ["didPush C", "didPop C", "didPop B"])
  }

  @Test(arguments: [true, false])
  func `one that pops itself, in an extension too, pops one page whatever it answers`(
    answer: Bool
  ) {
    let popping = PoppingNavigation()
    popping.answer = answer
    popping.viewControllers = ["A", "B", "C"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    stage.window.rootViewController = popping
    stage.tap("B")
    stage.settle()
    #expect(popping.viewControllers.map(\.title) == ["A", "B"])
  }
}

private class GuardedNavigation: UINavigationController, UIGestureRecognizerDelegate,
  UINavigationBarDelegate
{
  var allows = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }

  private(set) var heard: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    allows
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    heard.append("didPush \(item.title ?? "")")
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    heard.append("didPop \(item.title ?? "")")
  }
}

/// Pops its page itself once it is asked, as code for UIKit does to ask the user first.
private final class PoppingNavigation: UINavigationController {
  var answer = true
}

extension PoppingNavigation: UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    popViewController(animated: true)
    return answer
  }
}
