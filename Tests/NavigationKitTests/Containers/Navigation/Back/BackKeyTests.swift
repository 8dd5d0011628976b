import Foundation
import Input
import NavigationKit
import Testing

/// Keys that go back.
struct BackKeyTests {
  @Test(arguments: [
    (Key.left, UITraitEnvironmentLayoutDirection.leftToRight, true), (.right, .leftToRight, false),
    (.right, .rightToLeft, true), (.left, .rightToLeft, false),
  ])
  func `Alt and the arrow that points to where lines start lead back`(
    key: Key, direction: UITraitEnvironmentLayoutDirection, leads: Bool
  ) {
    let fixture = NavigationFixture(
      "A", "B", traits: UITraitCollection(layoutDirection: direction))
    fixture.stage.send(.key(KeyEvent(key: key, modifiers: .alternate, time: 0)))
    fixture.stage.settle()
    #expect(fixture.titles == (leads ? ["A"] : ["A", "B"]))
  }

  private final class Steadfast: UINavigationController, UINavigationBarDelegate {
    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool { false }
  }

  @Test func `a stack that may not go back does not pass the key on to the one around it`() {
    let inner = Steadfast(rootViewController: PageController("A"))
    inner.pushViewController(PageController("B"), animated: false)
    let container = UIViewController()
    container.addChild(inner)
    container.view.addSubview(inner.view)
    inner.didMove(toParent: container)
    let outer = NavigationFixture("X")
    outer.navigation.pushViewController(container, animated: false)
    outer.stage.send(.key(KeyEvent(key: .back, time: 0)))
    outer.stage.settle()
    #expect(inner.viewControllers.count == 2)
    #expect(outer.navigation.viewControllers.count == 2)
  }
}
