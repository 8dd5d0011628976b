import Foundation
import Goldens
import Input
import NavigationKit
import Testing

/// Pages that refuse to be popped, by the bar's delegate method and the swipe's delegate.
struct VetoTests {
  private let stage = Stage(size: .phone)
  private let navigation = GuardedController()
  private let swipes = SwipeGuard()

  init() {
    swipes.navigation = navigation
    navigation.viewControllers = ["A", "B", "C"].map { PageController($0) }
    navigation.interactivePopGestureRecognizer?.delegate = swipes
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
  }

  private var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  private func tapBack() {
    stage.tap(at: CGPoint(x: 30, y: 22))
    stage.settle()
  }

  private func swipe() {
    stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), over: 0.3)
    stage.settle()
  }

  @Test func `a page that objects refuses back button, key and swipe, and code still pops`() {
    navigation.blocked = ["C"]
    tapBack()
    swipe()
    stage.send(.key(KeyEvent(key: .escape, time: stage.now)))
    stage.settle()
    #expect(titles == ["A", "B", "C"])
    #expect(navigation.popViewController(animated: true)?.title == "C")
    stage.settle()
    #expect(titles == ["A", "B"])
  }

  @Test func `an objection counts for the very next attempt, and so does its end`() {
    for goBack in [tapBack, swipe] {
      navigation.viewControllers = ["A", "B", "C"].map { PageController($0) }
      navigation.blocked = ["C"]
      goBack()
      #expect(titles == ["A", "B", "C"])
      navigation.blocked = []
      goBack()
      #expect(titles == ["A", "B"])
      navigation.blocked = ["B"]
      goBack()
      #expect(titles == ["A", "B"])
    }
  }

  @Test func `each attempt asks once and, while the page objects, pops nothing`() {
    navigation.blocked = ["C"]
    for attempt in 1...3 {
      tapBack()
      #expect(navigation.asked == Array(repeating: "C", count: attempt))
      swipe()
      #expect(swipes.asked == attempt)
      #expect(titles == ["A", "B", "C"])
    }
  }

  @Test func `only the page on top objects, and one that was covered does again on top`() {
    navigation.blocked = ["B"]
    tapBack()
    #expect(titles == ["A", "B"])
    tapBack()
    #expect(titles == ["A", "B"])
    navigation.pushViewController(PageController("D"), animated: true)
    stage.settle()
    swipe()
    #expect(titles == ["A", "B"])
    swipe()
    #expect(titles == ["A", "B"])
  }

  @Test func `an objection may come from a page inside the page, and ends as that one goes`() {
    let child = PageController("Draft")
    let top = navigation.topViewController
    top?.addChild(child)
    child.didMove(toParent: top)
    navigation.blocked = ["Draft"]
    tapBack()
    swipe()
    #expect(titles == ["A", "B", "C"])
    child.willMove(toParent: nil)
    child.removeFromParent()
    tapBack()
    #expect(titles == ["A", "B"])
  }

  @Test func `a swipe that its delegate wrongly allows pops nothing at the root or in a push`() {
    navigation.viewControllers = [PageController("A")]
    swipe()
    #expect(titles == ["A"])
    navigation.pushViewController(PageController("B"), animated: true)
    stage.advance(by: 0.1)
    swipe()
    #expect(titles == ["A", "B"])
    #expect(swipes.asked == 2)
    swipe()
    #expect(titles == ["A"])
  }

  @Test(arguments: [true, false])
  func `a swipe at the root does nothing, and pushes after it work`(hasDelegate: Bool) {
    if !hasDelegate { navigation.interactivePopGestureRecognizer?.delegate = nil }
    navigation.viewControllers = [PageController("A")]
    swipe()
    navigation.pushViewController(PageController("B"), animated: true)
    stage.settle()
    #expect(titles == ["A", "B"])
    #expect(stage.elements().map(\.label) == ["A", "B"])
    swipe()
    #expect(titles == ["A"])
  }
}

/// Refuses to pop if the page on top, or one inside it, is blocked.
private final class GuardedController: UINavigationController, UINavigationBarDelegate {
  var blocked: Set<String> = []
  var asked: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked.append(item.title ?? "")
    return !isBlocked
  }

  var isBlocked: Bool {
    let page = topViewController
    return ([page].compactMap { $0 } + (page?.children ?? [])).contains {
      blocked.contains($0.title ?? "")
    }
  }
}

/// Refuses swipes on blocked pages.
private final class SwipeGuard: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: GuardedController?
  var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return navigation?.isBlocked == false
  }
}
